import { NOTHING_DUE, type TableFacts } from '../play/table.ts'

/** What a table has from the start. */
type Given = Pick<
  TableFacts,
  | 'id'
  | 'game'
  | 'version'
  | 'edition'
  | 'options'
  | 'visibility'
  | 'pace'
  | 'timeOut'
  | 'hostId'
  | 'createdAt'
  | 'dealSecret'
>

/** A table at which people gather and nothing is dealt yet. */
export function newTable(given: Given): TableFacts {
  return {
    ...given,
    status: 'gathering',
    startedAt: null,
    endedAt: null,
    seed: null,
    length: 0,
    revision: 0,
    deciders: [],
    clocks: [],
    ...NOTHING_DUE,
    outcome: null,
    rematchId: null,
  }
}
