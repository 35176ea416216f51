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
  const { words, names, speech } = lexicon
  const { things } = words
  const view = useView<View>()
  return (
    <section className="start-tiles" aria-label={words.titles.tiles}>
      {view.dealt?.tiles.map((id) => {
        const tile = components.startTiles.find((candidate) => candidate.id === id)
        if (tile === undefined) return null
        const bonus = speech.facts([
          ...(tile.bonus.diamonds ? [rewardText({ diamonds: tile.bonus.diamonds }, lexicon)] : []),
          ...Object.entries(tile.bonus.tracks ?? {}).map(([company, spaces]) =>
            rewardText({ track: { company, spaces } }, lexicon),
          ),
        ])
        const resting = speech.labelled(
          things.resting,
          speech.facts(tile.resting.map((card) => cardName(card, lexicon))),
        )
        const gift = speech.labelled(things.startBonus, bonus)
        return (
          <Target
            key={id}
            id={`startTile:${id}`}
            label={speech.statements([names.startTiles[id], resting, gift])}
            className={view.dealt?.kept === id ? 'start-tile kept' : 'start-tile'}
          >
            <b>{names.startTiles[id]}</b>
            <BookFace book={id} />
            <span>{resting}</span>
            <span className="bonus">{gift}</span>
          </Target>
        )
      })}
    </section>
  )
}
