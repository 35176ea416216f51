import type { Game } from '@entrepot/kernel'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../../i18n/use-messages.ts'
import { savedFile } from '../../session/game-file.ts'
import { rawFile, restoreGame, type SavedGame } from '../../session/saved-games.ts'
import { download } from '../../shell/download.ts'
import { NoTable } from '../no-table.tsx'

// What stands in the place of a table that another window has taken, or whose record is broken.

/** What is kept is no game, or its moves cannot be replayed. */
export function UnplayableTable({ id, raw }: { id: string; raw: unknown }): ReactNode {
  const { device } = useMessages()
  return (
    <NoTable picture="ink" heading={device.unplayable.heading} text={device.unplayable.text}>
      <HomeLink />
      <SaveButton name={id} text={() => rawFile(raw)} />
    </NoTable>
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
    <NoTable picture="serpent" heading={device.removedElsewhere.heading} text={device.removedElsewhere.text}>
      <HomeLink />
      <SaveButton name={saved.id} text={() => savedFile(game, saved)} />
      <button className="button" type="button" onClick={() => void keep()}>
        {device.removedElsewhere.keep}
      </button>
    </NoTable>
  )
}

/** Another window has the game now. */
export function TableElsewhere(): ReactNode {
  const { kept } = useMessages()
  return (
    <NoTable picture="signals" heading={kept.elsewhere}>
      <button className="button primary" type="button" onClick={() => location.reload()}>
        {kept.goOnHere}
      </button>
    </NoTable>
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
