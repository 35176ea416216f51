import { defaultEdition, type Counted, type Edition, type Fault } from '@entrepot/kernel'
import { Faults, findingsIn } from '@entrepot/kernel/faults'
import { checkConsistency } from '../components/consistency.ts'
import { figures } from '../components/data.ts'
import { readComponents, type Components } from '../components/schema.ts'
import { areaFaults } from './areas.ts'
import { boardFaults } from './boards.ts'
import { achievementFaults, orderFaults, siteFaults, technologyFaults } from './cards.ts'

/** The figures of our own data file. */
export const edition: Edition = defaultEdition('yokohama', figures)

/**
 * What is wrong with figures: counts and constraints of the rule texts. What only makes a reconstructed figure plausible is
 * `odd`: a printed box may have it otherwise.
 */
export function faultsOf(given: unknown): Fault[] {
  return findingsIn(readComponents, given, look).faults
}

/** The counts that the rule texts name, with how many there are; none where the figures cannot be read. */
export function countsOf(given: unknown): Counted[] {
  return findingsIn(readComponents, given, (box) => look(box).slice(0, 1)).counted
}

/** First what is wrong, then what is odd. */
function look(box: Components): readonly [Faults, Faults] {
  const wrong = new Faults()
  const odd = new Faults('odd')
  areaFaults(box, wrong)
  boardFaults(box, wrong)
  orderFaults(box, wrong, odd)
  technologyFaults(box, wrong, odd)
  achievementFaults(box, wrong)
  siteFaults(box, wrong, odd)
  try {
    checkConsistency(box)
  } catch (error) {
    wrong.add('', 'unplayable', { reason: (error as Error).message })
  }
  return [wrong, odd]
}
