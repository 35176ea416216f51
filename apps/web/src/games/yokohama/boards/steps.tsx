import { boardOf } from '@entrepot/telling/yokohama/components'
import { onBoardToEnd, type View } from '@entrepot/yokohama'
import type { CSSProperties, ReactNode } from 'react'
import { useView } from '../../../table/table-context.ts'
import { Target } from '../../../table/target.tsx'
import { Piece } from '../art/piece.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { Scene } from '../art/scene.tsx'
import { useLexicon } from '../lexicon.ts'
import { Amount } from './amount.tsx'
import { useSpaces, type SpacesKind } from './use-spaces.ts'

/** The steps that climb to the church, or the bays of the customs pier: what each asks, and its points as a blossom until
 * somebody stands there. */
export function StepsOf({ which }: { which: SpacesKind }): ReactNode {
  const { words, names, speech } = useLexicon()
  const view = useView<View>()
  const spaces = useSpaces(which)
  const { majorityVp = [] } = boardOf(`mb-${which}`)
  const standing = spaces.filter(({ owner }) => owner !== null).length
  const most = onBoardToEnd(view, which)
  const about = speech.statements([
    words.things.full(standing, most),
    words.things.majority(majorityVp[0] ?? 0, majorityVp[1] ?? 0),
  ])
  return (
    <div className="corner-place" data-board={which} role="group" aria-label={names.areas[which]}>
      <Scene sort="place" name={which} />
      <p className="plate" role="img" aria-label={about} data-says={about}>
        <PrintIcon name={which === 'church' ? 'faith' : 'import'} />
        <b data-full={standing >= most || undefined}>
          {standing}/{most}
        </b>
        <span className="majority">
          <Amount icon="vp" count={majorityVp[0] ?? 0} />·{majorityVp[1] ?? 0}
        </span>
      </p>
      <ol className="steps">
        {spaces.map(({ id, target, label, needs, gain, owner }, step) => (
          <li key={id} style={{ '--step': step } as CSSProperties}>
            <Target id={target} label={label}>
              {owner === null ? (
                <span className="worth">
                  <PrintIcon name="blossom" />
                  <b>{gain.vp ?? 0}</b>
                </span>
              ) : (
                <span data-piece={`assistant:${owner}`} data-place={id} data-many="1">
                  <Piece kind="assistant" player={owner === 'neutral' ? null : owner} />
                </span>
              )}
              <span className="asked">{needs}</span>
            </Target>
          </li>
        ))}
      </ol>
    </div>
  )
}
