import type { Faults } from '@entrepot/kernel/faults'
import type { Components } from '../components/schema.ts'

type Board = Components['managementBoards'][number]

const ZONES = ['blue', 'yellow', 'red']

/** The management boards (Y2.2, Y8.2, Y8.3, Y8.6, Y8.7, Y11.1). */
export function boardFaults({ managementBoards, areas, rules }: Components, wrong: Faults): void {
  wrong.count('managementBoards', 6, managementBoards.length)
  for (const board of managementBoards) {
    const kind = areas.find(({ id }) => id === board.area)?.kind
    if (kind === undefined) wrong.add(`managementBoards.${board.id}.area`, 'unknown', { id: board.area })
    if (kind === 'port') portFaults(board, wrong)
    if (kind === 'laboratory') laboratoryFaults(board, wrong)
    if (kind === 'church') spaceFaults(board, 'faith', 11, wrong)
    if (kind === 'customs') spaceFaults(board, 'imports', 4, wrong)
  }
  const { endTriggers, finalScoring } = rules
  wrong.fixed('rules.endTriggers.churchAssistants', { '2': 4, '3': 5, '4': 6 }, endTriggers.churchAssistants)
  wrong.fixed(
    'rules.endTriggers.customsAssistants',
    { '2': 4, '3': 5, '4': 6 },
    endTriggers.customsAssistants,
  )
  wrong.fixed('rules.finalScoring.church', [6, 3], finalScoring.church)
  wrong.fixed('rules.finalScoring.customs', [8, 4], finalScoring.customs)
  wrong.fixed(
    'rules.finalScoring.countrySets',
    { '1': 0, '2': 2, '3': 4, '4': 8, '5': 12 },
    finalScoring.countrySets,
  )
}

function portFaults({ id, slots = [] }: Board, wrong: Faults): void {
  wrong.count(`managementBoards.${id}.slots`, 6, slots.length)
  wrong.rising(
    `managementBoards.${id}.slots`,
    slots.map(({ zone }) => ZONES.indexOf(zone ?? '')),
    true,
  )
  for (const zone of ZONES)
    wrong.known(
      `managementBoards.${id}.slots`,
      zone,
      slots.map((slot) => slot.zone ?? ''),
    )
}

function laboratoryFaults({ id, slots = [] }: Board, wrong: Faults): void {
  wrong.count(`managementBoards.${id}.slots`, 6, slots.length)
  const surcharges = slots.map(({ costModifier }) => costModifier ?? 0)
  wrong.fixed(`managementBoards.${id}.slots.0`, 0, surcharges[0])
  wrong.rising(`managementBoards.${id}.slots`, surcharges, true)
}

/** Spaces that ask more to the right, within reach, and enough of them for the end of the game. */
function spaceFaults(
  { id, spaces = [] }: Board,
  need: 'faith' | 'imports',
  most: number,
  wrong: Faults,
): void {
  const path = `managementBoards.${id}.spaces`
  wrong.range(path, 6, 12, spaces.length)
  const needs = spaces.map((space) => space[need] ?? 0)
  wrong.rising(path, needs, true)
  for (const [index, amount] of needs.entries()) wrong.range(`${path}.${index}.${need}`, 1, most, amount)
  wrong.rising(
    path,
    spaces.map(({ gain }) => gain.vp ?? 0),
  )
  wrong.count(
    `${path}.neutralIn2pVariant`,
    1,
    spaces.filter(({ neutralIn2pVariant }) => neutralIn2pVariant).length,
  )
}
