import type { GameId } from '@entrepot/bots/games'
import { useState, type ReactNode } from 'react'
import { download } from '../../shell/download.ts'
import { keptFile } from '../draft.ts'
import { figureAt, withFigure } from '../figures.ts'
import { useDesk } from './editor-context.ts'
import type { Item } from './items.ts'
import type { EditionInWork } from './use-edition.ts'

/** What the owner should know of the edition as a whole: that it is not kept, or that our figures went on without it. */
export function Notices({
  game,
  work,
  items,
  own,
}: {
  game: GameId
  work: EditionInWork
  items: readonly Item[]
  own: object
}): ReactNode {
  const { words } = useDesk()
  const { edition, kept, change } = work
  const { figures, provenance } = edition
  // As it was when the page was opened: the first change takes its place.
  const [unreadable] = useState(() => (kept === 'unreadable' ? keptFile(game) : null))
  const followers = items.filter(
    ({ isChanged, place, path }) =>
      isChanged && provenance[place] === undefined && figureAt(own, path) !== undefined,
  )
  return (
    <>
      {kept === 'less' ? <p role="alert">{words.notKept}</p> : null}
      {unreadable === null ? null : (
        <p role="alert">
          {words.unreadableKept}{' '}
          <button
            className="button quiet"
            type="button"
            onClick={() => download(`${game}-kept.json`, unreadable)}
          >
            {words.save}
          </button>
        </p>
      )}
      {followers.length === 0 ? null : (
        <p className="edition-follow">
          {words.unchecked(followers.length)}{' '}
          <button
            className="button quiet"
            type="button"
            onClick={() =>
              change({
                ...edition,
                figures: followers.reduce<object>(
                  (changed, { path }) => withFigure(changed, path, figureAt(own, path)),
                  figures,
                ),
              })
            }
          >
            {words.follow}
          </button>
        </p>
      )}
    </>
  )
}
