import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { IconName } from '../../icons/drawings.tsx'
import { Icon } from '../../icons/icon.tsx'
import type { Pacing } from '../../session/session.ts'
import { useSnapshot } from '../table-context.ts'
import { useShortcuts } from '../use-shortcuts.ts'

/** While others move: hold them up, let one move pass, or be told the end at once. */
export function PacingButtons({ pacing }: { pacing: Pacing }): ReactNode {
  const { follow: words } = useMessages()
  const held = useSnapshot().held ?? false
  useShortcuts({ p: () => pacing.hold(!held) })
  return (
    <>
      <PacingButton
        icon={held ? 'play' : 'pause'}
        name={held ? words.goOn : words.pause}
        act={() => pacing.hold(!held)}
      />
      {held ? <PacingButton icon="nextMove" name={words.step} act={() => pacing.step()} /> : null}
      <PacingButton icon="skip" name={words.skip} act={() => pacing.skip()} />
    </>
  )
}

function PacingButton({ icon, name, act }: { icon: IconName; name: string; act: () => void }): ReactNode {
  return (
    <button className="button" type="button" title={name} aria-label={name} onClick={act}>
      <Icon name={icon} />
    </button>
  )
}
