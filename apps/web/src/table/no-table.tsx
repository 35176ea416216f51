import type { GameId } from '@entrepot/bots/games'
import type { Game } from '@entrepot/kernel'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import { savedFile, unplayedFile } from '../session/game-file.ts'
import { rawFile, restoreGame, type SavedGame } from '../session/saved-games.ts'
import { download } from '../shell/download.ts'
import { Notice } from '../shell/notice.tsx'

// What stands in the place of a table on this device that cannot be shown.

export function MissingTable(): ReactNode {
  const { table } = useMessages()
  return (
    <main className="shell-error">
      <Notice picture="serpent" heading={table.missing} />
    </main>
  )
}

/** This page cannot play it; another can, from the file. */
export function UnknownRules({ saved, gameId }: { saved: SavedGame; gameId: GameId }): ReactNode {
  const { table } = useMessages()
  const save = (): void => download(`${gameId}-${saved.id}.json`, unplayedFile(saved))
  return (
    <main className="shell-error">
      <Notice picture="serpent" heading={table.unknownRules(saved.record.version)}>
        <button className="button primary" type="button" onClick={save}>
          {table.export}
        </button>
      </Notice>
    </main>
  )
}

/** What is kept is no game, or its moves cannot be replayed. */
export function UnplayableTable({ id, raw }: { id: string; raw: unknown }): ReactNode {
  const { device } = useMessages()
  return (
    <main className="shell-error">
      <Notice picture="ink" heading={device.unplayable.heading} text={device.unplayable.text}>
        <HomeLink />
        <SaveButton name={id} text={() => rawFile(raw)} />
      </Notice>
    </main>
  )
}

/** Another window has deleted the game: it comes back only if somebody wants it back. */
export function RemovedTable({ saved, game }: { saved: SavedGame; game: Game }): ReactNode {
  const { device } = useMessages()
  const keep = async (): Promise<void> => {
    await restoreGame(saved)
    location.reload()
  }
  return (
    <main className="shell-error">
      <Notice picture="serpent" heading={device.removedElsewhere.heading} text={device.removedElsewhere.text}>
        <HomeLink />
        <SaveButton name={saved.id} text={() => savedFile(game, saved)} />
        <button className="button" type="button" onClick={() => void keep()}>
          {device.removedElsewhere.keep}
        </button>
      </Notice>
    </main>
  )
}

/** Another window has the game now. */
export function TableElsewhere(): ReactNode {
  const { kept } = useMessages()
  return (
    <main className="shell-error">
      <h1>{kept.elsewhere}</h1>
      <p className="actions">
        <button className="button primary" type="button" onClick={() => location.reload()}>
          {kept.goOnHere}
        </button>
      </p>
    </main>
  )
}

function HomeLink(): ReactNode {
  const { notFound } = useMessages()
  return (
    <Link className="button primary" href="/">
      {notFound.home}
    </Link>
  )
}

function SaveButton({ name, text }: { name: string; text: () => string }): ReactNode {
  const { device } = useMessages()
  return (
    <button className="button" type="button" onClick={() => download(`record-${name}.json`, text())}>
      {device.saveRecord}
    </button>
  )
}
