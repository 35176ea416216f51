import type { GameId } from '@entrepot/bots/games'
import { useContext, type ReactNode } from 'react'
import { EmblemContext, emblemPath } from '../icons/emblem.tsx'
import { moduleOf } from '../games/index.ts'
import { useLatest } from '../i18n/use-latest.ts'
import { coloursOf } from './colours.ts'

/** The picture of victory of a game, in the colour of a seat; without one of its own, the colour and the crest alone. */
export function VictoryPicture({ game, seat }: { game: GameId; seat: number }): ReactNode {
  const emblems = useContext(EmblemContext)
  const colours = coloursOf(seat)
  const crest = emblemPath(seat, emblems)
  const art = useLatest(game, async () => ({ Art: (await moduleOf(game).victory?.())?.default ?? null }))
  if (art === null) return <rect width="1200" height="630" fill={colours.mid} />
  if (art.Art === null)
    return (
      <>
        <rect width="1200" height="630" fill={colours.mid} />
        <path d={crest} transform="translate(320 170) scale(10)" fill={colours.bright} />
      </>
    )
  return <art.Art colours={colours} crest={crest} />
}
