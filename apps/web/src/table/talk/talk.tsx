import { useEffect, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { People } from '../../session/people.ts'
import { MuteButtons } from './mute-buttons.tsx'
import { SayForm } from './say-form.tsx'
import { TalkLines } from './talk-lines.tsx'
import { usePeople } from './use-people.ts'

/** What people at the table say to each other. As long as it is shown, everything counts as seen. */
export function Talk({ people }: { people: People }): ReactNode {
  const { talk: words } = useMessages()
  const { chat, self, trouble } = usePeople(people)
  useEffect(() => people.read(), [people, chat])
  if (self === null) return <p className="talk">{words.spectator}</p>
  return (
    <div className="talk">
      <TalkLines people={people} />
      <SayForm people={people} />
      {trouble?.about === 'talk' ? (
        <p role="alert">{trouble.word === 'too-fast' ? words.troubles['too-fast'] : words.troubles.other}</p>
      ) : null}
      <MuteButtons people={people} />
    </div>
  )
}
