import type { Faults } from '@entrepot/kernel/faults'
import type { BoardSpace, Components } from '../components/schema.ts'

/** Bonus spaces and tiles, the round track and the book display (M2.6, M2.7, M8.8–M8.13). */
export function boardFaults(box: Components, wrong: Faults): void {
  const { bonusSpaces, bonusTiles, companies, roundTrack, bookDisplay } = box
  wrong.unique(
    'bonusSpaces',
    bonusSpaces.map(({ id }) => id),
  )
  wrong.counts(
    'bonusSpaces',
    { standard: 3, majority: 4, tile: 4 },
    bonusSpaces.map(({ kind }) => kind),
  )
  wrong.count('bonusTiles', 4, bonusTiles.length)
  const majorities = bonusSpaces.filter(({ kind }) => kind === 'majority')
  wrong.counts(
    'bonusSpaces.majority',
    Object.fromEntries(companies.map(({ id }) => [id, 1])),
    majorities.map(({ company }) => company ?? 'none'),
  )
  for (const { id, tiers } of majorities)
    wrong.rising(
      `bonusSpaces.${id}.tiers`,
      (tiers ?? []).map(({ min }) => min),
    )
  for (const { id, requirement, tile } of bonusSpaces.filter(({ kind }) => kind === 'tile')) {
    wrong.range(`bonusSpaces.${id}.requirement.payPounds`, 1, 2, requirement?.payPounds ?? 0)
    wrong.known(
      `bonusSpaces.${id}.tile`,
      tile ?? '',
      bonusTiles.map((one) => one.id),
    )
  }
  const of = (kind: string): BoardSpace | undefined => majorities.find((space) => space.of === kind)
  // M8.9
  for (const [total, steps] of [
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 4],
  ] as const)
    wrong.fixed(`bonusSpaces.coffee.tiers.${total}`, steps, tierAt(of('coffee'), total)?.trackSpaces ?? 0)
  // M8.10
  const bananas = tierAt(of('banana'), 5)
  wrong.fixed('bonusSpaces.banana.tiers.5', [3, 1], [bananas?.trackSpaces ?? 0, bananas?.diamonds ?? 0])
  for (const [players, coins] of [
    ['2', 6],
    ['3', 9],
    ['4', 12],
  ] as const)
    wrong.count(
      `roundTrack.coinsByPlayers.${players}`,
      coins,
      Object.values(roundTrack.coinsByPlayers[players] ?? {}).reduce((sum, one) => sum + one, 0),
    )
  wrong.fixed('roundTrack.rounds', 7, roundTrack.rounds)
  wrong.counts(
    'bookDisplay.spaces',
    { A: 4, B: 4, C: 4 },
    bookDisplay.spaces.map(({ letter }) => letter),
  )
  for (const round of [2, 3, 4, 5, 6, 7])
    wrong.fixed(
      `bookDisplay.spaces.${round}`,
      [1, 2],
      bookDisplay.spaces
        .filter(({ coinRound }) => coinRound === round)
        .map(({ row }) => row)
        .toSorted((a, b) => a - b),
    )
}

function tierAt(space: BoardSpace | undefined, total: number) {
  return space?.tiers?.findLast(({ min }) => min <= total)
}
