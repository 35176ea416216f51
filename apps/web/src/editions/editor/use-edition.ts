import type { GameId } from '@entrepot/bots/games'
import type { Edition } from '@entrepot/kernel'
import { useEffect, useState } from 'react'
import type { Box } from '../../games/module.ts'
import { newId } from '../../platform/ids.ts'
import { keptFile, watchDraft, writeDraft } from '../draft.ts'
import { openEdition, UnreadableEdition } from '../open-edition.ts'

interface History {
  readonly past: readonly Edition[]
  readonly present: Edition
  readonly future: readonly Edition[]
  /** What was changed last: who types on at the same figure does not want each digit undone. */
  readonly at: string | null
}

/** What the device has of the edition. */
export type Kept =
  /** All of it. */
  | 'all'
  /** The last changes were not taken: its store is full or closed. */
  | 'less'
  /** Something that cannot be opened; it stays until the first change. */
  | 'unreadable'

/** The edition that is made on this device, with the way back and forth through its changes. */
export interface EditionInWork {
  readonly edition: Edition
  readonly kept: Kept
  /** `at` names what is changed; changes of the same are undone together. */
  change(edition: Edition, at?: string): void
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
}

/** The edition that the device has kept; null where there is none, or none that can be opened. */
function keptEdition(game: GameId, box: Box): { edition: Edition | null; kept: Kept } {
  const file = keptFile(game)
  if (file === null) return { edition: null, kept: 'all' }
  try {
    return { edition: openEdition(game, box, file), kept: 'all' }
  } catch (error) {
    if (!(error instanceof UnreadableEdition)) throw error
    return { edition: null, kept: 'unreadable' }
  }
}

export function useEdition(game: GameId, box: Box, firstName: string): EditionInWork {
  const [first] = useState(() => keptEdition(game, box))
  const [kept, setKept] = useState<Kept>(first.kept)
  const [history, setHistory] = useState<History>(() => ({
    past: [],
    present: first.edition ?? { ...box.edition, id: newId(9), name: firstName },
    future: [],
    at: null,
  }))
  useEffect(
    () =>
      // The other page has kept the newer edition: it is shown here too, and what was here can be had back by undo.
      watchDraft(game, () => {
        const { edition } = keptEdition(game, box)
        if (edition === null) return
        setHistory(({ past, present }) => ({
          past: [...past, present],
          present: edition,
          future: [],
          at: null,
        }))
      }),
    [game, box],
  )
  const go = (next: History): void => {
    setHistory(next)
    const { present } = next
    const playable = box.faultsOf(present.figures).every(({ weight }) => weight !== 'wrong')
    setKept(writeDraft(game, { edition: present, playable }) ? 'all' : 'less')
  }
  const { past, present, future, at } = history
  const before = past.at(-1)
  const after = future[0]
  return {
    edition: present,
    kept,
    change: (edition, mark) =>
      go({
        past: mark !== undefined && mark === at ? past : [...past, present],
        present: edition,
        future: [],
        at: mark ?? null,
      }),
    undo:
      before === undefined
        ? null
        : () => go({ past: past.slice(0, -1), present: before, future: [present, ...future], at: null }),
    redo:
      after === undefined
        ? null
        : () => go({ past: [...past, present], present: after, future: future.slice(1), at: null }),
  }
}
