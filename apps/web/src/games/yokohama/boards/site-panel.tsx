import { siteOf, tokenOf } from '@entrepot/telling/yokohama/components'
import { buildingText, gainText } from '@entrepot/telling/yokohama/phrases'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import { playerOf, type AreaView, type View } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { usePersonOf, useSeat, useView } from '../../../table/table-context.ts'
import { Target } from '../../../table/target.tsx'
import { Piece } from '../art/piece.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { useLexicon } from '../lexicon.ts'
import { Gains } from './gains.tsx'
import { lotsOf } from './building-site.tsx'

/** The area at issue, large: its token while power 5 may take it, its lots while one may build. */
export function SitePanel({ area, what }: { area: AreaView; what: 'fivePower' | 'building' }): ReactNode {
  const { names } = useLexicon()
  return (
    <section className="management site-panel" aria-label={names.areas[area.id]}>
      <h2>{names.areas[area.id]}</h2>
      {what === 'building' ? <Lots area={area} /> : <Token token={area.token} />}
    </section>
  )
}

function Token({ token }: { token: string | null }): ReactNode {
  const lexicon = useLexicon()
  const { words, speech } = lexicon
  if (token === null) return null
  const { gain } = tokenOf(token)
  return (
    <Target
      id={targetOf('token', token)}
      label={speech.labelled(words.choices.token, gainText(lexicon, gain))}
      className="large-token"
    >
      <PrintIcon name="fivePower" />
      <span className="name">{words.things.fivePowerToken}</span>
      <Gains gain={gain} />
      <span className="words">{gainText(lexicon, gain)}</span>
    </Target>
  )
}

function Lots({ area }: { area: AreaView }): ReactNode {
  const lexicon = useLexicon()
  const { words, names, speech } = lexicon
  const seat = useSeat()
  const personOf = usePersonOf()
  const view = useView<View>()
  if (area.site === null) return null
  const site = siteOf(area.site)
  const { hand } = playerOf(view, seat ?? view.active)
  return (
    <ul className="large-lots">
      {lotsOf(area, site).map(({ lot, piece, owner }, place) => (
        <li key={lot.id}>
          {owner === null ? (
            <Target
              id={targetOf('lot', lot.id)}
              label={speech.labelled(buildingText(lexicon, site, lot.id), gainText(lexicon, lot.gain))}
            >
              <Piece kind={piece} player={null} />
              <span className="name">
                {piece === 'shop' ? words.things.lot(place + 1) : names.pieces[piece]}
              </span>
              <span className="words">
                {hand[piece] === 0 ? words.things.noneInHand : gainText(lexicon, lot.gain)}
              </span>
              <Gains gain={lot.gain} />
            </Target>
          ) : (
            <span className="built" data-look={targetOf('lot', lot.id)}>
              <Piece kind={piece} player={owner} />
              <span className="name">{words.things.taken(personOf(owner))}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
