import { components, type View } from '@entrepot/mombasa'
import { cardName, rewardText } from '@entrepot/telling/mombasa/describe'
import type { ReactNode } from 'react'
import { Target } from '../../../table/target.tsx'
import { useView } from '../../../table/table-context.ts'
import { useLexicon } from '../lexicon.ts'
import { BookFace } from '../market/book-face.tsx'

/** Later games: the two dealt starting tiles, one of which is kept. */
export function StartTiles(): ReactNode {
  const lexicon = useLexicon()
  const { words, names } = lexicon
  const { things } = words
  const view = useView<View>()
  return (
    <section className="start-tiles" aria-label={words.titles.tiles}>
      {view.dealt?.tiles.map((id) => {
        const tile = components.startTiles.find((candidate) => candidate.id === id)
        if (tile === undefined) return null
        const bonus = [
          ...(tile.bonus.diamonds ? [rewardText({ diamonds: tile.bonus.diamonds }, lexicon)] : []),
          ...Object.entries(tile.bonus.tracks ?? {}).map(([company, spaces]) =>
            rewardText({ track: { company, spaces } }, lexicon),
          ),
        ].join(', ')
        const resting = tile.resting.map((card) => cardName(card, lexicon)).join(', ')
        return (
          <Target
            key={id}
            id={`startTile:${id}`}
            label={`${names.startTiles[id]}. ${things.resting}: ${resting}. ${things.startBonus}: ${bonus}`}
            className={view.dealt?.kept === id ? 'start-tile kept' : 'start-tile'}
          >
            <b>{names.startTiles[id]}</b>
            <BookFace book={id} />
            <span>
              {things.resting}: {resting}
            </span>
            <span className="bonus">
              {things.startBonus}: {bonus}
            </span>
          </Target>
        )
      })}
    </section>
  )
}
