import { caravanSubject, type AnySubject } from '@entrepot/kernel/testkit'
import { subject as mombasa } from '@entrepot/mombasa/testkit'
import { subject as yokohama } from '@entrepot/yokohama/testkit'

/** The games that the players are tested on, by name. */
export const SUBJECTS: readonly [string, AnySubject][] = [
  ['caravan', caravanSubject],
  ['mombasa', mombasa],
  ['yokohama', yokohama],
]
