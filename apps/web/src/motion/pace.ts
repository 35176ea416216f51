import { readSettings, type Settings } from '../settings/settings.ts'
import { motionLeft } from './stage.ts'

/** How long the table rests before somebody shows what they do: milliseconds before a new turn, and within one. */
export interface Pace {
  readonly turn: number
  readonly within: number
}

const PACES: Record<Settings['pace'], Pace> = {
  calm: { turn: 1400, within: 600 },
  brisk: { turn: 600, within: 180 },
  instant: { turn: 0, within: 0 },
}

/** A move is shown when the one before has been seen. */
export function currentPace(): Pace {
  const { turn, within } = PACES[readSettings().pace]
  const moving = motionLeft()
  return { turn: turn + moving, within: within + moving }
}
