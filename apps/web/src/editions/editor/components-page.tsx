import './editor.css'
import '../../style/gallery.css'
import { findGame, type GameId } from '@entrepot/bots/games'
import type { Edition } from '@entrepot/kernel'
import { loadEditor, type EditorWords } from '@entrepot/words'
import { use, useEffect, useState, type ReactNode } from 'react'
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
import { DeskContext, type EditorDesk } from './editor-context.ts'
import { FaultList } from './fault-list.tsx'
import { partsOf, type Item } from './items.ts'
import { PartPanel } from './part-panel.tsx'
import { isShared, readShared } from './share.ts'
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
      <SourceSummary game={game} sources={sources} />
      {box === null ? null : <Editor game={game} box={box} words={words} />}
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
  const playable = faults.every(({ weight }) => weight !== 'wrong')
  const parts = partsOf(figures, own, layout)
  const items = parts.flatMap((part) => part.items)
  const checked = items.filter(({ place }) => provenance[place] !== undefined).length
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
      const item = items.find((one) => isWithin(one, path))
      change(
        {
          ...edition,
          figures: withFigure(figures, path, value),
          provenance: item === undefined ? provenance : withBox([item.place], true),
        },
        path.join('.'),
      )
    },
  }
  return (
    <DeskContext value={desk}>
      <Offer game={game} words={words} take={(offered) => change(offered)} />
      <section className="edition-head" aria-label={edition.name}>
        <label className="field">
          <span>{words.editionName}</span>
          <input
            type="text"
            maxLength={60}
            value={edition.name}
            onChange={({ target }) => change({ ...edition, name: target.value }, 'name')}
          />
        </label>
        <p className="edition-progress">
          <strong>{words.progress(checked, items.length)}</strong>
          <progress value={checked} max={items.length} aria-label={words.progress(checked, items.length)} />
          <span>{words.changes(items.filter(({ isChanged }) => isChanged).length)}</span>
        </p>
        <Tools
          game={game}
          work={work}
          own={box.edition}
          words={words}
          playable={playable}
          print={() => setPrinting(true)}
        />
        <FaultList faults={faults} />
        <Trial
          game={game}
          edition={edition}
          words={words}
          categories={layout.categories}
          disabled={!playable}
        />
      </section>
      <PartPanel
        parts={parts}
        pictures={pictures}
        faults={faults}
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

/** Whether a path lies in a component. */
function isWithin({ path, fields }: Item, at: readonly (string | number)[]): boolean {
  if (!path.every((name, index) => name === at[index])) return false
  return fields.some((field) => field.path.slice(0, at.length).every((name, index) => name === at[index]))
}

/** An edition that came with the address: it is taken over only when the visitor says so. */
function Offer({
  game,
  words,
  take,
}: {
  game: GameId
  words: EditorWords
  take: (edition: Edition) => void
}): ReactNode {
  const [offered, setOffered] = useState<Edition | null | undefined>(undefined)
  useEffect(() => {
    if (isShared(location.hash)) void readShared(game, location.hash).then(setOffered)
  }, [game])
  const close = (): void => {
    history.replaceState(null, '', location.pathname)
    setOffered(undefined)
  }
  if (offered === undefined) return null
  if (offered === null) return <p role="alert">{words.badLink}</p>
  return (
    <div className="edition-offer" role="status">
      <p>{words.offered(offered.name)}</p>
      <p className="figure-buttons">
        <button
          className="button primary"
          type="button"
          onClick={() => {
            take(offered)
            close()
          }}
        >
          {words.takeOver}
        </button>
        <button className="button" type="button" onClick={close}>
          {words.leaveIt}
        </button>
      </p>
    </div>
  )
}
