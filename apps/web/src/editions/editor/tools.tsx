import { entryOf, type GameId } from '@entrepot/bots/games'
import { exportEdition, markOf, type Edition } from '@entrepot/kernel'
import type { EditorWords } from '@entrepot/words'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { loadRules } from '../../games/load-rules.ts'
import type { Box } from '../../games/module.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { copyText } from '../../platform/copying.ts'
import { DEFAULT_LEVEL } from '../../session/bot-levels.ts'
import { deal, seatByLot, shuffled } from '../../session/new-game.ts'
import type { LocalPlayer } from '../../session/saved-games.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { download } from '../../shell/download.ts'
import { useAttempt } from '../../shell/use-attempt.ts'
import { MOST_BYTES, openEdition, UnreadableEdition } from '../open-edition.ts'
import { AdoptButton } from './adopt-button.tsx'
import { useDesk } from './editor-context.ts'
import { shareText } from './share.ts'
import type { EditionInWork } from './use-edition.ts'
import { useOpening } from './use-opening.ts'
import { FileButton } from '../../shell/file-button.tsx'

/** What can be done with the whole edition. */
export function Tools({
  game,
  work,
  box,
  words,
  playable,
  print,
}: {
  game: GameId
  work: EditionInWork
  box: Box
  words: EditorWords
  playable: boolean
  print: () => void
}): ReactNode {
  const messages = useMessages()
  const { name } = useSettings()
  const [, navigate] = useLocation()
  const { edition, undo, redo, change } = work
  const { trouble, pending, attempt } = useAttempt({ other: messages.editions.unplayable })
  const play = async (): Promise<void> => {
    const { version } = await entryOf(game).rules()
    const rules = await loadRules(game, version, { ...markOf(edition), figures: edition.figures })
    if (rules === null) throw new Error('There are no rules that could be opened with these figures.')
    const shuffle = shuffled(3)
    const bots = [0, 1].map((bot): LocalPlayer => ({
      name: messages.games[game].names[bot] ?? '',
      level: DEFAULT_LEVEL,
    }))
    const players = seatByLot({ name: name.trim(), level: null }, bots, shuffle.seed)
    navigate(`/local/${await deal({ game: rules, players, options: {}, ...shuffle })}`)
  }
  return (
    <div className="edition-tools">
      <p className="figure-buttons">
        <button className="button" type="button" disabled={undo === null} onClick={() => undo?.()}>
          {words.undo}
        </button>
        <button className="button" type="button" disabled={redo === null} onClick={() => redo?.()}>
          {words.redo}
        </button>
        <button
          className="button primary"
          type="button"
          disabled={!playable || pending}
          onClick={() => attempt(play)}
        >
          {words.play}
        </button>
      </p>
      <p className="figure-buttons">
        <button
          className="button quiet"
          type="button"
          onClick={() =>
            download(`${game}-${edition.id}.json`, JSON.stringify(exportEdition(edition), null, 1))
          }
        >
          {words.save}
        </button>
        <OpenEdition game={game} box={box} onOpen={(opened) => change(opened)} />
        <ShareLink game={game} edition={edition} words={words} />
        <button className="button quiet" type="button" onClick={print}>
          {words.print}
        </button>
        <button
          className="button quiet"
          type="button"
          onClick={() => change({ ...edition, figures: box.edition.figures, provenance: {} })}
        >
          {words.reset}
        </button>
        <AdoptButton edition={edition} playable={playable} />
      </p>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
    </div>
  )
}

/** Takes in the file of an edition; what is none leaves everything as it was. */
function OpenEdition({
  game,
  box,
  onOpen,
}: {
  game: GameId
  box: Box
  onOpen: (edition: Edition) => void
}): ReactNode {
  const { words } = useDesk()
  const { trouble, opening } = useOpening()
  return (
    <>
      <FileButton name={words.open} take={(file) => opening(readFile(game, box, file), onOpen)} />
      {trouble === null ? null : <span role="alert">{trouble}</span>}
    </>
  )
}

async function readFile(game: GameId, box: Box, file: File): Promise<Edition> {
  if (file.size > MOST_BYTES) throw new UnreadableEdition({ kind: 'large' })
  return openEdition(game, box, await file.text())
}

function ShareLink({
  game,
  edition,
  words,
}: {
  game: GameId
  edition: Edition
  words: EditorWords
}): ReactNode {
  const [link, setLink] = useState<{ readonly text: string; readonly copied: boolean } | null>(null)
  const share = async (): Promise<void> => {
    const text = `${location.origin}/components/${game}${await shareText(game, edition)}`
    setLink({ text, copied: await copyText(text) })
  }
  return (
    <>
      <button className="button quiet" type="button" onClick={() => void share()}>
        {words.share}
      </button>
      {link === null ? null : (
        <span role="status">
          {link.copied ? (
            words.shared
          ) : (
            <>
              {words.notShared} <a href={link.text}>{link.text.slice(0, 60)}…</a>
            </>
          )}
        </span>
      )}
    </>
  )
}
