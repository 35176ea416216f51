import { Suspense, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import type { RefusedClick } from './controller/state.ts'
import { useController, useTable } from './table-context.ts'

const Sentence = lazyPart<{ refused: RefusedClick }>(async () => ({
  default: (await import('./explain/refused-sentence.tsx')).RefusedSentence,
}))

/** Why a click did nothing. */
export function RefusalNote(): ReactNode {
  const { table: words } = useMessages()
  const refused = useTable(({ refused: click }) => click)
  const controller = useController()
  if (refused === null) return null
  return (
    <div className="refusal" role="alert">
      <p>
        <strong>{words.notAllowed}</strong>{' '}
        <Suspense fallback={null}>
          <Sentence refused={refused} />
        </Suspense>
      </p>
      <button className="button quiet" type="button" onClick={() => controller.forgetRefusal()}>
        {words.close}
      </button>
    </div>
  )
}
