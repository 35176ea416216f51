import { findGame, type ListedGame } from '@entrepot/bots/games'
import type { Pace, SeatWish, TimeOut, Visibility } from '@entrepot/protocol'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { EditionChoice, STANDARD_EDITION, wishOf } from '../editions/edition-choice.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { NoNetwork } from '../offline/no-network.tsx'
import { useOnline } from '../offline/use-online.ts'
import { becomeSomebody, openTable } from '../session/remote/api.ts'
import { NameField } from '../settings/name-field.tsx'
import { useNameTrouble } from '../settings/name-input.tsx'
import { useSettings } from '../settings/use-settings.ts'
import { GameAside } from '../shell/game-aside.tsx'
import { NotFoundPage } from '../shell/pages/not-found-page.tsx'
import { Segments } from '../shell/segments.tsx'
import { useAttempt } from '../shell/use-attempt.ts'
import { optionsFor, VariantChoices, type ChosenVariants } from '../shell/variant-choices.tsx'
import { PageHeading } from '../shell/page-heading.tsx'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

const PACES: Record<Pace['kind'], Pace> = {
  untimed: { kind: 'untimed' },
  live: { kind: 'live', bankMs: 45 * MINUTE_MS, incrementMs: MINUTE_MS / 2 },
  days: { kind: 'days', bankMs: 3 * DAY_MS, turnMs: DAY_MS },
}

export default function FriendsPage({ game }: { game: string }): ReactNode {
  const entry = findGame(game)
  const online = useOnline()
  if (entry === undefined) return <NotFoundPage />
  return online ? <OpenTable entry={entry} /> : <NoNetwork />
}

/** A table on the server for people: how many, at what pace, who may find it, and off to the seats. */
function OpenTable({ entry }: { entry: ListedGame }): ReactNode {
  const { lobby: words, setup, games, editions, visitors } = useMessages()
  const [, navigate] = useLocation()
  const [players, setPlayers] = useState('2')
  const [pace, setPace] = useState<Pace['kind']>('untimed')
  const [visibility, setVisibility] = useState<Visibility>('private')
  const [timeOut, setTimeOut] = useState<TimeOut>('wait')
  const [variants, setVariants] = useState<ChosenVariants>({})
  const [edition, setEdition] = useState(STANDARD_EDITION)
  const { trouble, pending, attempt } = useAttempt({
    ...words.troubles,
    'bad-edition': editions.unplayable,
  })

  const unfit = useNameTrouble(useSettings().name)

  const open = async (): Promise<void> => {
    await becomeSomebody(words.guest)
    const options = optionsFor(await entry.rules(), variants, Number(players))
    const others = Array.from({ length: Number(players) - 1 }, (): SeatWish => ({ kind: 'open' }))
    const { id } = await openTable({
      game: entry.id,
      options,
      seats: [{ kind: 'me' }, ...others],
      ...wishOf(entry.id, edition),
      visibility,
      pace: PACES[pace],
      timeOut,
    })
    navigate(`/tables/${id}`)
  }
  const counts = Array.from({ length: entry.seats.max - entry.seats.min + 1 }, (_, i) =>
    String(entry.seats.min + i),
  )
  return (
    <>
      <PageHeading>{words.heading(games[entry.id].name)}</PageHeading>
      <p className="lead">{words.friendsLead}</p>
      <div className="beside">
        <GameAside entry={entry} />
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault()
            attempt(open)
          }}
        >
          <NameField label={setup.yourName} />
          <Segments
            legend={words.players}
            choices={counts.map((value) => ({ value, label: value }))}
            value={players}
            onChange={setPlayers}
          />
          <Segments
            legend={words.pace}
            hint={pace === 'untimed' ? undefined : visitors.paces[pace]}
            choices={(['untimed', 'live', 'days'] as const).map((value) => ({
              value,
              label: words.paces[value],
            }))}
            value={pace}
            onChange={setPace}
          />
          {pace === 'untimed' ? null : (
            <Segments
              legend={words.timeOut}
              choices={(['wait', 'bot'] as const).map((value) => ({ value, label: words.timeOuts[value] }))}
              value={timeOut}
              onChange={setTimeOut}
            />
          )}
          <EditionChoice game={entry.id} chosen={edition} onChange={setEdition} />
          <VariantChoices game={entry} chosen={variants} onChange={setVariants} />
          <Segments
            legend={words.visibility}
            choices={(['private', 'open'] as const).map((value) => ({
              value,
              label: words.visibilities[value],
            }))}
            value={visibility}
            onChange={setVisibility}
          />
          {trouble === null ? null : <p role="alert">{trouble}</p>}
          <p>
            <button className="button primary" type="submit" disabled={pending || unfit !== null}>
              {words.open}
            </button>
          </p>
        </form>
      </div>
    </>
  )
}
