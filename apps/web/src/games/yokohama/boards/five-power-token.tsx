import { tokenOf } from '@entrepot/telling/yokohama/components'
import { gainText } from '@entrepot/telling/yokohama/phrases'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import type { ReactNode } from 'react'
import { Target } from '../../../table/target.tsx'
import { useLexicon } from '../lexicon.ts'
import { Gains } from './gains.tsx'

/** The token of an area: whoever acts here with power 5 may take what is on it. */
export function FivePowerToken({ token, open }: { token: string; open: boolean }): ReactNode {
  const lexicon = useLexicon()
  const { gain } = tokenOf(token)
  const target = targetOf('token', token)
  return (
    <div
      className="five-power"
      role={open ? undefined : 'img'}
      aria-label={open ? undefined : lexicon.words.summary.token(gainText(lexicon, gain))}
      data-piece={`token:${token}`}
      data-place="area"
      data-look={target}
    >
      <Gains gain={gain} />
      {open ? (
        <Target
          id={target}
          label={lexicon.speech.labelled(lexicon.words.choices.token, gainText(lexicon, gain))}
          className="cover"
        />
      ) : null}
    </div>
  )
}
