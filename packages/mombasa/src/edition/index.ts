import { defaultEdition, type Counted, type Edition, type Fault } from '@entrepot/kernel'
import { Faults, findingsIn } from '@entrepot/kernel/faults'
import { figures } from '../components/components.ts'
import { readComponents, type Components } from '../components/schema.ts'
import { boardFaults } from './boards.ts'
import { bookFaults, cardFaults, startFaults } from './cards.ts'
import { mapFaults } from './map.ts'
import { trackFaults } from './tracks.ts'

/** The figures of our own data file. */
export const edition: Edition = defaultEdition('mombasa', figures)

/**
 * What is wrong with figures: counts and constraints of the rule texts, and the examples worked in them. What only makes a
 * reconstructed figure plausible is `odd`: a printed box may have it otherwise.
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
  startFaults(box, wrong, odd)
  cardFaults(box, wrong, odd)
  bookFaults(box, wrong, odd)
  mapFaults(box, wrong)
  trackFaults(box, wrong)
  boardFaults(box, wrong)
  return [wrong, odd]
}
