import type { OptionSpecs } from '@entrepot/kernel'
import type { Options } from './state.ts'

export const SEATS = { min: 2, max: 4 }

/** The switches of the rulings (R). */
export const OPTIONS: OptionSpecs<Options> = {
  agentCountsAsPower: { kind: 'switch', default: false, rule: 'R1' },
  returnFromOneAreaOnly: { kind: 'switch', default: false, rule: 'R3' },
  soleParticipantTakesBoth: { kind: 'switch', default: false, rule: 'R4' },
  neutralAssistants: { kind: 'switch', default: false, rule: 'R5', seats: [2] },
  ordersInHandAreHidden: { kind: 'switch', default: false, rule: 'R15' },
}
