import type { Faults } from '@entrepot/kernel/faults'
import type { Components } from '../components/schema.ts'

/** Company tracks (M9) and those of the player board (M10). */
export function trackFaults(
  { tracks, trackCards, playerBoard, setup, companies }: Components,
  wrong: Faults,
): void {
  wrong.fixed(
    'tracks',
    ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2'],
    tracks.map(({ id }) => id),
  )
  for (const track of tracks) trackFault(track, wrong)
  for (const { id, spaces } of tracks)
    wrong.same(`tracks.${id}.spaces`, spaces, `tracks.${tracks[0].id}.spaces`, tracks[0].spaces)
  for (const { id, halves } of trackCards)
    for (const half of halves)
      wrong.known(
        `trackCards.${id}`,
        half,
        tracks.map((track) => track.id),
      )
  for (const { id } of companies) wrong.known('setup.firstGameTracks', id, Object.keys(setup.firstGameTracks))
  wrong.fixed('setup.startPounds', 1, setup.startPounds)
  wrong.fixed('setup.bonusMarkersByPlayers', { '2': 3, '3': 2, '4': 2 }, setup.bonusMarkersByPlayers)
  playerBoardFaults(playerBoard, wrong)
}

function trackFault(
  { id, spaces, shares, specials, capitalCalls, bonuses }: Components['tracks'][number],
  wrong: Faults,
): void {
  const path = `tracks.${id}`
  wrong.fixed(
    `${path}.specials`,
    [1, 2],
    specials.map(({ payout }) => payout),
  )
  wrong.rising(
    `${path}.specials`,
    specials.map(({ space }) => space),
  )
  for (const [index, { space }] of specials.entries())
    wrong.range(`${path}.specials.${index}`, 1, spaces - 1, space)
  wrong.range(`${path}.capitalCalls`, 1, 2, capitalCalls.length)
  for (const [index, { after, cost }] of capitalCalls.entries()) {
    wrong.range(`${path}.capitalCalls.${index}.after`, 1, spaces - 1, after)
    wrong.range(`${path}.capitalCalls.${index}.cost`, 1, 99, cost)
  }
  wrong.rising(
    `${path}.shares`,
    shares.map(({ space }) => space),
  )
  wrong.rising(
    `${path}.shares`,
    shares.map(({ total }) => total),
  )
  for (const [index, { space }] of shares.entries()) wrong.range(`${path}.shares.${index}`, 1, spaces, space)
  wrong.example(
    path,
    'shares 5',
    shares.some(({ total }) => total === 5),
  )
  wrong.fixed(`${path}.bonuses`, 'AB'.includes(id.slice(0, 1)) ? 'permanent' : 'extraSpace', bonuses.type)
}

function playerBoardFaults(
  { diamondTrack, bookkeepingTrack, actionSlots }: Components['playerBoard'],
  wrong: Faults,
): void {
  for (const [name, track] of Object.entries({ diamondTrack, bookkeepingTrack })) {
    const path = `playerBoard.${name}`
    wrong.rising(
      `${path}.values`,
      track.values.map(({ space }) => space),
    )
    wrong.rising(
      `${path}.values`,
      track.values.map(({ pounds }) => pounds),
    )
    wrong.fixed(`${path}.values`, track.length, track.values.at(-1)?.space ?? 0)
    wrong.range(`${path}.unlockSlotAt`, 1, track.length - 1, track.unlockSlotAt)
  }
  for (const space of bookkeepingTrack.noABookSpaces)
    wrong.range('playerBoard.bookkeepingTrack.noABookSpaces', 2, bookkeepingTrack.length, space)
  wrong.count('playerBoard.actionSlots', 5, actionSlots.length)
  wrong.count(
    'playerBoard.actionSlots.unlockedBy',
    2,
    actionSlots.filter(({ unlockedBy }) => unlockedBy !== undefined).length,
  )
}
