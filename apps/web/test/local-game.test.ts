import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { playerWith } from '@entrepot/bots'
import {
  begin,
  exportGame,
  hashState,
  historyOf,
  matchOf,
  pick,
  play,
  fastRng,
  type ExportedGame,
  type Game,
  type GameRecord,
  type Seat,
} from '@entrepot/kernel'
import { mombasa } from '@entrepot/mombasa'
import { yokohama } from '@entrepot/yokohama'
import { expect, test } from 'vitest'
import { loadKnown } from '../src/games/load-known.ts'
import { loadRules } from '../src/games/load-rules.ts'
import { gameFile, readGameFile, unplayedFile } from '../src/session/game-file.ts'
import { seatByLot, shuffled } from '../src/session/new-game.ts'
import { snapshotOf } from '../src/session/playback.ts'
import type { SavedGame } from '../src/session/saved-games.ts'

const GAMES: Game[] = [mombasa as unknown as Game, yokohama as unknown as Game]

/** A game of so many commands, played at random. */
function record(game: Game, seats: number, commands: number): GameRecord {
  const rng = fastRng('local game')
  let match = begin(game, {}, seats, 'local game')
  for (let n = 0; n < commands; n++) {
    const seat = game.deciders(match.state)[0] as Seat
    match = play(game, match, seat, pick(rng, game.legal(match.state, seat)))
  }
  return match.record
}

const players = [
  { name: 'Anna', level: null },
  { name: 'Bruno', level: null },
  { name: 'Amina', level: '1', character: 'ledger' },
] as const

function saved(game: Game, commands: number): SavedGame {
  return {
    id: 'x',
    record: record(game, 3, commands),
    players,
    updated: 0,
    summary: { round: 1, deciders: [], over: false },
    moved: null,
  }
}

test.each(GAMES)('$id: a viewer is shown the own view, and told what may be known', (game) => {
  const history = historyOf(game, saved(game, 60).record)
  for (const viewer of [0, 1, 2, null]) {
    const { view, log } = snapshotOf(history, viewer)
    expect(view).toEqual(game.view(history.sitting.state, viewer))
    const told = log.map(({ events }) => events)
    const allowed = history.lines.map(({ told: all }) =>
      all
        .filter(({ to }) => to === null || (viewer !== null && to.includes(viewer)))
        .map(({ event }) => event),
    )
    expect(told).toEqual(allowed)
  }
})

test.each(GAMES)(
  '$id: an earlier position shows what was to be seen there, and nothing that came later',
  (game) => {
    const whole = saved(game, 60).record
    const history = historyOf(game, whole)
    for (const position of [0, 1, 15, 16, 33, 59, 60]) {
      const then = historyOf(game, { ...whole, log: whole.log.slice(0, position) })
      for (const viewer of [0, null]) {
        const past = snapshotOf(history, viewer, null, position)
        expect(past).toEqual(snapshotOf(then, viewer))
        expect(past.position).toBe(position)
      }
    }
  },
)

test.each(GAMES)('$id: a game comes back from its file as it was', async (game) => {
  const before = saved(game, 40)
  const file = gameFile(before, historyOf(game, before.record))
  const after = await readGameFile(file, async () => game)
  expect(after.record).toEqual(before.record)
  expect(after.players).toEqual(before.players)
})

test('a game dealt on this device keeps the proof of its deal in its file, and a forged one is found out', async () => {
  const game = GAMES[0] as Game
  const { seed, proof } = shuffled(2)
  const match = begin(game, {}, 2, seed)
  const before = { ...saved(game, 0), record: match.record, deal: proof }
  const file = gameFile(before, historyOf(game, before.record))
  expect((await readGameFile(file, async () => game)).deal).toEqual(proof)
  const forged = file.replace(proof?.secret ?? '', shuffled(2).seed)
  await expect(readGameFile(forged, async () => game)).rejects.toMatchObject({ trouble: 'unsound' })
})

test('a file from elsewhere, without players, is a game of people who are called by their seats', async () => {
  const game = GAMES[0] as Game
  const match = matchOf(historyOf(game, record(game, 2, 10)))
  const { players: found } = await readGameFile(
    JSON.stringify(exportGame(game, match)),
    async () => game,
    (number) => `Player ${number}`,
  )
  expect(found).toEqual([
    { name: 'Player 1', level: null },
    { name: 'Player 2', level: null },
  ])
})

test.each([
  ['null', 'not-a-game'],
  ['[]', 'not-a-game'],
  ['{"format":"entrepot-game"}', 'not-a-game'],
])('%s is not the file of a game', async (text, trouble) => {
  await expect(readGameFile(text, async () => GAMES[0] as Game)).rejects.toMatchObject({ trouble })
})

test('any change of a file is found out', async () => {
  const game = GAMES[0] as Game
  const before = saved(game, 30)
  const file = JSON.parse(gameFile(before, historyOf(game, before.record))) as {
    log: { seat: number }[]
  }
  const changed = [
    { ...file, log: file.log.slice(0, -1) },
    { ...file, log: file.log.toReversed() },
    { ...file, log: [...file.log, { seat: 7, command: null, barrier: false }] },
    { ...file, seats: 9 },
    { ...file, options: { setup: 'never' } },
    { ...file, outcome: { sheets: [], ranking: [] } },
  ]
  for (const text of changed)
    await expect(readGameFile(JSON.stringify(text), async () => game)).rejects.toMatchObject({
      trouble: 'unsound',
    })
})

test('the place of the one person among bots follows from the seed', () => {
  const me = { name: '', level: null }
  const bots = [
    { name: 'Amina', level: '1' },
    { name: 'Baraka', level: '1' },
  ] as const
  const seated = (seed: string) => seatByLot(me, bots, seed).indexOf(me)
  expect(seated('a')).toBe(seated('a'))
  expect(new Set(Array.from({ length: 40 }, (_, n) => seated(`${n}`)))).toEqual(new Set([0, 1, 2]))
})

test.each(['mombasa', 'yokohama'] as const)(
  '%s: a file of the first release opens by its own rules',
  async (id) => {
    const golden = new URL(`../../../packages/releases/golden/${id}-1/3-left.json.gz`, import.meta.url)
    const { file } = JSON.parse(gunzipSync(readFileSync(golden)).toString()) as { file: ExportedGame }
    const { record } = await readGameFile(JSON.stringify(file), loadRules)
    expect(record.version).toBe('1')
    const rules = (await loadRules(id, '1')) as Game
    const match = matchOf(historyOf(rules, record))
    expect(hashState(match.state)).toBe(file.stateHash)
    const { game, knowledge } = await loadKnown(id, '1', '2')
    const seat = game.deciders(match.state)[0] as number
    const bot = playerWith(knowledge, game, '2', { iterations: 20 })
    const command = bot.choose(game.view(match.state, seat), seat, fastRng('bot'))
    expect(game.legal(match.state, seat)).toContainEqual(command)
  },
)

test('a game whose rules a page does not know is saved as a file that another page opens', async () => {
  const game = GAMES[0] as Game
  const before = saved(game, 25)
  expect(await loadRules('mombasa', 'never')).toBeNull()
  const file = unplayedFile(before)
  await expect(readGameFile(file, async () => null)).rejects.toMatchObject({ trouble: 'other-rules' })
  const after = await readGameFile(file, async () => game)
  expect(after.record).toEqual(before.record)
  expect(after.players).toEqual(before.players)
})
