import type { GameId, ListedGame } from '@entrepot/bots/games'
import { hashFigures, markOf, type EditionMark, type Game, type RecordedEdition } from '@entrepot/kernel'
import type { EditionWish } from '@entrepot/protocol'
import { useEffect, useState, type ReactNode } from 'react'
import { loadRules } from '../games/load-rules.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { figuresOf, offeredEditions } from '../session/remote/api.ts'
import { Segments } from '../shell/segments.tsx'
import { readDraft } from './draft.ts'

const STANDARD = 'standard'
const OWN = 'own'

/** Which figures a table is to be played with: `standard`, `own`, or the id of an edition of the site. */
export type ChosenEdition = string

export const STANDARD_EDITION: ChosenEdition = STANDARD

/** Ids of the site stand beside our own words. */
const siteValue = (id: string): ChosenEdition => `site:${id}`

/** The choice between the default edition, that of this device and those of the site; nothing where there is only one. */
export function EditionChoice({
  game,
  chosen,
  onChange,
}: {
  game: GameId
  chosen: ChosenEdition
  onChange: (chosen: ChosenEdition) => void
}): ReactNode {
  const { editions } = useMessages()
  const [draft] = useState(() => readDraft(game))
  const offered = useOffered(game)
  const choices = [
    { value: STANDARD, label: editions.standard },
    ...(draft?.playable ? [{ value: OWN, label: editions.own(draft.edition.name) }] : []),
    ...offered.map(({ id, name }) => ({ value: siteValue(id), label: name })),
  ]
  if (choices.length === 1) return null
  return <Segments legend={editions.legend} choices={choices} value={chosen} onChange={onChange} />
}

/** Without a server there are none. */
function useOffered(game: GameId): readonly EditionMark[] {
  const [offered, setOffered] = useState<readonly EditionMark[]>([])
  useEffect(() => {
    offeredEditions(game).then(setOffered, () => {})
  }, [game])
  return offered
}

/** What the server is asked for. */
export function wishOf(game: GameId, chosen: ChosenEdition): { edition?: EditionWish } {
  if (chosen === STANDARD) return {}
  if (chosen !== OWN) return { edition: { adopted: chosen.slice(siteValue('').length) } }
  const draft = readDraft(game)
  if (draft === null) return {}
  const { id, name, figures } = draft.edition
  return { edition: { brought: { id, name, game, figures: figures as { [name: string]: unknown } } } }
}

/** The newest rules of a game with the figures that were chosen, for a table on this device. */
export async function rulesWith(entry: ListedGame, chosen: ChosenEdition): Promise<Game> {
  const newest = await entry.rules()
  const edition = await recordedOf(entry.id, chosen)
  if (edition?.figures === undefined || hashFigures(edition.figures) === hashFigures(newest.figures ?? {}))
    return newest
  return (await loadRules(entry.id, newest.version, edition)) ?? newest
}

async function recordedOf(game: GameId, chosen: ChosenEdition): Promise<RecordedEdition | undefined> {
  if (chosen === STANDARD) return undefined
  if (chosen === OWN) {
    const edition = readDraft(game)?.edition
    return edition && { ...markOf(edition), figures: edition.figures }
  }
  const mark = (await offeredEditions(game)).find(({ id }) => siteValue(id) === chosen)
  return mark && figuresOf(mark)
}
