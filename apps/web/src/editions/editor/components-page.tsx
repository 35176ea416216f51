import './editor.css'
import '../../style/gallery.css'
import { findGame, type GameId } from '@entrepot/bots/games'
import { hashFigures, type Edition } from '@entrepot/kernel'
import { loadEditor, type EditorWords } from '@entrepot/words'
import { use, useState, type ReactNode } from 'react'
import { loadProvenance, moduleOf } from '../../games/index.ts'
import { loadOnce } from '../../games/load-once.ts'
import type { Box } from '../../games/module.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { GameTabs } from '../../shell/game-tabs.tsx'
import { Loading } from '../../shell/loading.tsx'
import { PageHeading } from '../../shell/page-heading.tsx'
import { NotFoundPage } from '../../shell/pages/not-found-page.tsx'
import { withFigure } from '../figures.ts'
import { CheckList } from './check-list.tsx'
import { EditionName } from './edition-name.tsx'
import { DeskContext, type EditorDesk } from './editor-context.ts'
import { FaultList } from './fault-list.tsx'
import { isIn, partsOf, sourceKind, sourcesOf, type Item, type SourceKind } from './items.ts'
import { Notices } from './notices.tsx'
import { Offer } from './offer.tsx'
import { PartPanel } from './part-panel.tsx'
import { SourceSummary } from './source-summary.tsx'
import { Tools } from './tools.tsx'
import { Trial } from './trial.tsx'
import { useDrawn } from './use-drawn.ts'
import { useEdition } from './use-edition.ts'

const wordsIn = loadOnce(loadEditor)
const boxOf = loadOnce(async (game: GameId): Promise<Box | null> => (await moduleOf(game).box?.()) ?? null)

/** Where our figures come from, and the place to put them right. */
export default function ComponentsPage({ game }: { game: string }): ReactNode {
  const entry = findGame(game)
  return entry === undefined ? <NotFoundPage /> : <Components key={entry.id} game={entry.id} />
}

function Components({ game }: { game: GameId }): ReactNode {
  const { components } = useMessages()
  const { language } = useSettings()
  const words = use(wordsIn(language))
  const box = use(boxOf(game))
  const sources = use(loadProvenance(game, language))
  return (
    <div className="components-page">
      <PageHeading>{components.heading}</PageHeading>
      <p className="lead">{words.lead}</p>
      <GameTabs under="/components" game={game} />
      {box === null ? (
        <SourceSummary game={game} sources={sources.map(({ source }) => sourceKind(source))} />
      ) : (
        <Editor game={game} box={box} words={words} />
      )}
    </div>
  )
}

function Editor({ game, box, words }: { game: GameId; box: Box; words: EditorWords }): ReactNode {
  const { games } = useMessages()
  const { language } = useSettings()
  const work = useEdition(game, box, words.firstName)
  const { edition, change } = work
  const { figures, provenance } = edition
  const own = box.edition.figures
  const drawn = useDrawn(game, language, figures)
  const [printing, setPrinting] = useState(false)
  if (drawn === null) return <Loading />
  const { layout, pictures } = drawn
  const faults = box.faultsOf(figures)
  const counts = box.countsOf(figures)
  const playable = faults.every(({ weight }) => weight !== 'wrong')
  const parts = partsOf(figures, own, layout)
  const items = parts.flatMap((part) => part.items)
  const sources = sourcesOf(own)
  const sourceOf = ({ path, id }: Item): SourceKind | undefined => sources.get(`${path[0]} ${id}`)
  const checked = items.filter(({ place }) => provenance[place] !== undefined).length
  const removed = parts.reduce((sum, part) => sum + part.removed, 0)
  const withBox = (places: readonly string[], fromBox: boolean): Edition['provenance'] => {
    const kept = Object.entries(provenance).filter(([place]) => !places.includes(place))
    return Object.fromEntries([...kept, ...(fromBox ? places.map((place) => [place, 'box'] as const) : [])])
  }
  const desk: EditorDesk = {
    words,
    nameOf: layout.nameOf,
    figures,
    own,
    change(path, value) {
      // Who corrects a figure has it in hand.
      const item = items.find((one) => isIn(one, path.join('.')))
      const changed = withFigure(figures, path, value)
      change(
        {
          ...edition,
          figures: layout.settled?.(changed) ?? changed,
          provenance: item === undefined ? provenance : withBox([item.place], true),
        },
        path.join('.'),
      )
    },
  }
  return (
    <DeskContext value={desk}>
      <SourceSummary game={game} sources={items.map((item) => sourceOf(item) ?? 'rulebook')} />
      <Offer game={game} box={box} take={(offered) => change(offered)} />
      <section className="edition-head" aria-label={edition.name}>
        <EditionName name={edition.name} rename={(name) => change({ ...edition, name }, 'name')} />
        <p className="edition-progress">
          <strong>{words.progress(checked, items.length)}</strong>
          <progress value={checked} max={items.length} aria-label={words.progress(checked, items.length)} />
          <span>{words.changes(items.filter(({ isChanged }) => isChanged).length + removed)}</span>
        </p>
        <Notices game={game} work={work} items={items} own={own} />
        <Tools
          game={game}
          work={work}
          box={box}
          words={words}
          playable={playable}
          print={() => setPrinting(true)}
        />
        <FaultList faults={faults} counts={counts.filter(({ path }) => isOfManyItems(path, items))} />
        <Trial
          key={hashFigures(figures)}
          game={game}
          edition={edition}
          words={words}
          categories={layout.categories}
          disabled={!playable}
        />
      </section>
      <PartPanel
        parts={parts}
        pictureOf={(part, { id }) => {
          const drawnAs = layout.pictureOf?.(part, id)
          return (
            pictures.get(drawnAs ?? `${part}:${id}`) ?? (drawnAs === undefined ? pictures.get(id) : undefined)
          )
        }}
        sourceOf={sourceOf}
        faults={faults}
        counts={counts}
        provenance={provenance}
        mark={(places, fromBox) => change({ ...edition, provenance: withBox(places, fromBox) })}
      />
      {printing ? (
        <CheckList
          title={`${games[game].name}, ${edition.name}`}
          parts={parts}
          figures={figures}
          provenance={provenance}
          words={words}
          nameOf={layout.nameOf}
          done={() => setPrinting(false)}
        />
      ) : null}
    </DeskContext>
  )
}

/** Whether a count is one of components, and not of what is on one of them, such as the spaces of a board. */
function isOfManyItems(path: string, items: readonly Item[]): boolean {
  return !items.some(
    (item) => typeof item.path.at(-1) === 'number' && isIn(item, path) && !item.holds.includes(path),
  )
}
