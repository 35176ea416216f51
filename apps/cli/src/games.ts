import { GAMES } from '@entrepot/bots/games'
import { caravanSubject, type AnySubject } from '@entrepot/kernel/testkit'
import type { Game, Tallying } from '@entrepot/kernel'
import { CliError } from './cli-error.ts'

const LISTED: readonly AnySubject[] = await Promise.all(GAMES.map(({ id }) => loadSubject(id)))

/** Every game with what the conformance kit knows of it. Caravan is the tiny game of the kit itself, listed or not. */
const SUBJECTS: readonly AnySubject[] = LISTED.some(({ game }) => game.id === caravanSubject.game.id)
  ? LISTED
  : [...LISTED, caravanSubject]

/** The package of a game has the name of its id. */
async function loadSubject(id: string): Promise<AnySubject> {
  return ((await import(`@entrepot/${id}/testkit`)) as { subject: AnySubject }).subject
}

export function registeredGames(): string[] {
  return SUBJECTS.map(({ game }) => game.id)
}

export function subjectOf(id: string | undefined): AnySubject {
  const subject = SUBJECTS.find(({ game }) => game.id === id)
  if (subject) return subject
  const known = registeredGames().join(', ')
  throw new CliError(
    id === undefined ? `--game is missing (one of ${known})` : `there is no game ${id} (there are ${known})`,
  )
}

export function gameOf(id: string | undefined): Game {
  return subjectOf(id).game
}

/** How a game is counted; one that brings no tally is told by its score sheets alone. */
export async function tallyingOf({ id }: Game): Promise<Tallying> {
  if (!GAMES.some((entry) => entry.id === id)) return tallySheets(id)
  return ((await import(`@entrepot/${id}/tally`)) as { tally: Tallying }).tally
}

function tallySheets(id: string): Tallying {
  const { scores } = gameOf(id)
  return (_first, _events, last) => {
    const sheets = scores(last)
    return {
      endedBy: 'rules',
      order: sheets.map(({ seat }) => seat),
      makeUp: sheets.map(({ categories }) => categories),
      seats: sheets.map(() => ({})),
      table: {},
    }
  }
}
