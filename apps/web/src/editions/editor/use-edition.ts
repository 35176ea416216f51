import type { GameId } from '@entrepot/bots/games'
import type { Edition } from '@entrepot/kernel'
import { useState } from 'react'
import type { Box } from '../../games/module.ts'
import { newId } from '../../platform/ids.ts'
import { readDraft, writeDraft } from '../draft.ts'

interface History {
  readonly past: readonly Edition[]
  readonly present: Edition
  readonly future: readonly Edition[]
  /** What was changed last: who types on at the same figure does not want each digit undone. */
  readonly at: string | null
}

/** The edition that is made on this device, with the way back and forth through its changes. */
export interface EditionInWork {
  readonly edition: Edition
  /** `at` names what is changed; changes of the same are undone together. */
  change(edition: Edition, at?: string): void
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
}

export function useEdition(game: GameId, box: Box, firstName: string): EditionInWork {
  const [history, setHistory] = useState<History>(() => ({
    past: [],
    present: readDraft(game)?.edition ?? { ...box.edition, id: newId(9), name: firstName },
    future: [],
    at: null,
  }))
  const go = (next: History): void => {
    setHistory(next)
    const { present } = next
    const playable = box.faultsOf(present.figures).every(({ weight }) => weight !== 'wrong')
    writeDraft(game, { edition: present, playable })
  }
  const { past, present, future, at } = history
  const before = past.at(-1)
  const after = future[0]
  return {
    edition: present,
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
