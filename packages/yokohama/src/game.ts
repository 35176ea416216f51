import { checkSeats, defineGame, parseOptions } from '@entrepot/kernel'
import { clone } from './clone.ts'
import type { YokohamaCommand } from './commands.ts'
import { deciders, legal, step } from './decisions.ts'
import type { YokohamaEvent } from './events.ts'
import { refuse } from './refuse.ts'
import { resample } from './resample.ts'
import { outcome, scores } from './scoring.ts'
import { setup } from './setup.ts'
import type { YokohamaOptions, YokohamaState } from './state.ts'
import { view, type YokohamaView } from './view.ts'

const SEATS = { min: 2, max: 4 } as const

const OPTIONS = {
  agentCountsAsPower: { kind: 'switch', default: false, rule: 'R1' },
  returnFromOneAreaOnly: { kind: 'switch', default: false, rule: 'R3' },
  soleParticipantTakesBoth: { kind: 'switch', default: false, rule: 'R4' },
  neutralAssistants: { kind: 'switch', default: false, rule: 'R5', seats: [2] },
} as const

/** The rules of Yokohama, chapter by chapter: `setup` Y2, `turn` Y3, `placement` Y4, `movement` Y5, `area` Y6, and so on. */
export const yokohama = defineGame<
  YokohamaState,
  YokohamaCommand,
  YokohamaEvent,
  YokohamaView,
  YokohamaOptions
>({
  id: 'yokohama',
  version: '1',
  seats: SEATS,
  options: OPTIONS,

  setup(options, seats, seed) {
    checkSeats(SEATS, seats)
    return setup(parseOptions<YokohamaOptions>(OPTIONS, options), seats, seed)
  },

  deciders,
  legal,
  step,
  refuse,
  clone,
  view,
  resample,
  scores,
  outcome,

  round(state) {
    return state.round
  },
})
