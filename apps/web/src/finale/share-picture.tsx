import type { Seat } from '@entrepot/kernel'
import type { InsightWords, Person } from '@entrepot/words'
import { useContext, useRef, type ReactNode, type Ref } from 'react'
import { EmblemContext, emblemPath } from '../icons/emblem.tsx'
import { Icon } from '../icons/icon.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { isDrawn, type Analysis } from '../insight/analysis/analysis.ts'
import { curveOf } from '../insight/analysis/findings.ts'
import type { TableSession } from '../session/session.ts'
import { useSettings } from '../settings/use-settings.ts'
import { usePersonOf, useTable } from '../table/table-context.ts'
import { coloursOf } from './colours.ts'
import { sharePicture } from './share.ts'
import { VictoryPicture } from './victory-picture.tsx'
import { titleOf, victoryOf } from './victory.ts'

/** Makes a picture of the result and gives it to whom the visitor likes; where that is not possible, saves it. */
export function ShareButton({
  session,
  words,
  analysis,
}: {
  session: TableSession
  words: InsightWords
  analysis: Analysis | null
}): ReactNode {
  const picture = useRef<SVGSVGElement>(null)
  return (
    <>
      <button
        className="button"
        type="button"
        onClick={() => {
          if (picture.current !== null)
            void sharePicture(picture.current, `${session.gameId}-${session.id}.png`)
        }}
      >
        <Icon name="link" /> {words.finale.picture}
      </button>
      <div className="off-stage" aria-hidden="true">
        <Picture
          ref={picture}
          session={session}
          words={words}
          analysis={analysis !== null && isDrawn(analysis) ? analysis : null}
        />
      </div>
    </>
  )
}

/** All colours stand in the picture itself, and nobody is spoken to who has a name: it leaves the page. */
function Picture({
  ref,
  session,
  words,
  analysis,
}: {
  ref: Ref<SVGSVGElement>
  session: TableSession
  words: InsightWords
  analysis: Analysis | null
}): ReactNode {
  const { games, table } = useMessages()
  const { language } = useSettings()
  const emblems = useContext(EmblemContext)
  const personOf = usePersonOf()
  const outcome = useTable(({ now }) => now.outcome)
  if (outcome === null) return null
  const { winners, best } = victoryOf(outcome)
  const colours = coloursOf(winners[0] ?? 0)
  const order = outcome.ranking.flat()
  const named = (seat: Seat): Person => {
    const person = personOf(seat)
    return { ...person, isYou: person.isYou && person.name === table.you }
  }
  const title = titleOf(winners.map(named), words)
  const playedAt = session.playedAt()
  const date = playedAt === null ? null : dateOf(playedAt, language)
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 1200 630"
      width="1200"
      height="630"
      style={{ fontFamily: 'var(--serif)' }}
    >
      <VictoryPicture game={session.gameId} seat={winners[0] ?? 0} />
      <rect
        x="690"
        y="36"
        width="474"
        height={analysis === null ? 40 + order.length * 60 : 376}
        fill={colours.deep}
        fillOpacity="0.86"
        rx="8"
      />
      {order.map((seat, place) => (
        <g key={seat} transform={`translate(712 ${62 + place * 60})`}>
          <path d={emblemPath(seat, emblems)} transform="scale(1.7)" fill={coloursOf(seat).bright} />
          <text x="58" y="22" fontSize="29" fill="#fff6e2" data-room="300">
            {personOf(seat).name}
          </text>
          <text x="430" y="30" fontSize="40" fontWeight="bold" textAnchor="end" fill="#fff6e2">
            {outcome.sheets[seat]?.total}
          </text>
          <rect x="58" y="30" width="300" height="10" fill="#ffffff30" />
          <rect
            x="58"
            y="30"
            width={Math.max(0, (300 * (outcome.sheets[seat]?.total ?? 0)) / Math.max(1, best))}
            height="10"
            fill={coloursOf(seat).bright}
          />
        </g>
      ))}
      {analysis === null ? null : (
        <>
          <text x="712" y="318" fontSize="22" fill="#fff6e2" data-room="430">
            {words.chances}
          </text>
          <Bands analysis={analysis} />
        </>
      )}
      <text x="58" y="556" fontSize="60" fontWeight="bold" fill="#fff6e2" data-room="1084">
        {title}
      </text>
      <text x="58" y="602" fontSize="27" fontStyle="italic" fill="#fff6e2">
        {[games[session.gameId].name, date].filter((part) => part !== null).join(' · ')}
      </text>
      <text x="1146" y="602" fontSize="27" textAnchor="end" fill="#fff6e2">
        Entrepôt
      </text>
    </svg>
  )
}

function dateOf(moment: number, language: string): string {
  return new Date(moment).toLocaleDateString(language, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** Everybody's chance to win, as bands of a hundred. */
function Bands({ analysis }: { analysis: Analysis }): ReactNode {
  const points = curveOf(analysis)
  const [left, top, width, height] = [712, 328, 430, 68]
  const x = (position: number): number => left + (width * position) / analysis.outline.end
  const level = (chances: readonly number[], seats: number): number =>
    top + height * chances.slice(0, seats).reduce((sum, chance) => sum + chance, 0)
  return (
    <g>
      {Array.from({ length: analysis.outline.players }, (_, seat) => {
        const over = points.map(
          ({ position, chances }) => `${x(position).toFixed(1)},${level(chances, seat).toFixed(1)}`,
        )
        const under = points.map(
          ({ position, chances }) => `${x(position).toFixed(1)},${level(chances, seat + 1).toFixed(1)}`,
        )
        return (
          <polygon
            key={seat}
            points={[...over, ...under.toReversed()].join(' ')}
            fill={coloursOf(seat).mid}
            stroke="#fff6e2"
            strokeWidth="1.5"
          />
        )
      })}
    </g>
  )
}
