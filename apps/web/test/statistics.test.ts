import { begin, exportGame, fastRng, pick, play, type Game, type LogEntry } from '@entrepot/kernel'
import { yokohama } from '@entrepot/yokohama'
import { expect, test } from 'vitest'
import { isSavedGame, type SavedGame } from '../src/session/saved-games.ts'
import { summaryOf } from '../src/session/summary.ts'
import { ThinkingTime } from '../src/session/thinking-time.ts'
import { asCsv, asJson } from '../src/statistics/export.ts'
import { ofDevice, ofServer, thinkingTimes, type GameFigures } from '../src/statistics/figures.ts'
import { leadingCategory, statisticsOf } from '../src/statistics/reckon.ts'

const game = yokohama as unknown as Game

/** A game of two, played to its end at random. */
function finished(): ReturnType<typeof begin> {
  const rng = fastRng('statistics')
  let match = begin(game, {}, 2, 'statistics')
  for (let [seat] = game.deciders(match.state); seat !== undefined; [seat] = game.deciders(match.state))
    match = play(game, match, seat, pick(rng, game.legal(match.state, seat)))
  return match
}

const match = finished()
const outcome = game.outcome(match.state)!

const saved: SavedGame = {
  id: 'one',
  record: match.record,
  players: [
    { name: 'Amina', level: '2', character: 'ledger' },
    { name: '', level: null },
  ],
  updated: 1000,
  summary: summaryOf(game, match.state),
  moved: null,
  thought: [[], [4000, 1000, 3000]],
}

test('a game of the device is told from the seat of its person, with the sheet that the rules give', () => {
  expect(isSavedGame(saved)).toBe(true)
  const figures = ofDevice(saved, outcome, 'Anna')
  expect(figures).toMatchObject({
    id: 'one',
    where: 'device',
    game: 'yokohama',
    players: 2,
    total: outcome.sheets[1]?.total,
    points: outcome.sheets[1]?.categories,
    place: outcome.ranking[0]?.includes(1) ? 1 : 2,
    opponents: [{ name: 'Amina', bot: '2-ledger' }],
    decisions: 3,
    millis: 3000,
  })
  const sum = Object.values(figures?.points ?? {}).reduce((all, points) => all + points, 0)
  expect(sum).toBe(figures?.total)
})

test('where people share the device, the one whose name it knows counts', () => {
  const shared = {
    ...saved,
    players: [
      { name: 'Ben', level: null },
      { name: 'Anna', level: null },
    ],
  }
  expect(ofDevice(shared, outcome, 'Anna')?.opponents).toEqual([{ name: 'Ben', bot: null }])
  expect(ofDevice(shared, outcome, '')?.opponents).toEqual([{ name: 'Anna', bot: null }])
})

test('a game of the server is told from the seat of the account, and of nobody else', () => {
  const person = { name: 'Anna', account: 'a', level: null, character: null, author: null }
  const file = exportGame(game, match, null, {
    table: 'table',
    players: [person, { ...person, name: '', account: null, level: '3' }],
    times: { startedAt: 0, endedAt: 9000, moves: match.record.log.map((_, at) => 2000 * at) },
  })
  expect(ofServer(file, 'a')).toMatchObject({
    id: 'table',
    where: 'server',
    ended: 9000,
    total: outcome.sheets[0]?.total,
    opponents: [{ bot: '3' }],
    millis: 2000,
  })
  expect(ofServer(file, 'b')).toBeNull()
  expect(ofServer({ ...file, outcome: null }, 'a')).toBeNull()
})

test('a decision is timed from the moment at which it could be made', () => {
  const entry = (seat: number, barrier: boolean): LogEntry => ({ seat, barrier, command: { type: 'x' } })
  // Both plan at once; the plan of seat 0 comes in two commands, and seat 1 finishes the planning.
  const log = [entry(1, false), entry(0, false), entry(0, false), entry(1, true), entry(0, true)]
  const times = { startedAt: 0, endedAt: 0, moves: [1000, 5000, 5010, 9000, 12_000] }
  expect(thinkingTimes(log, times, 0)).toEqual([5000, 3000])
  expect(thinkingTimes(log, times, 1)).toEqual([1000, 8000])

  const measured = new ThinkingTime([0])
  measured.ask([0, 1], 100)
  expect(measured.decided(1, 200)).toBeNull()
  measured.ask([0], 200)
  expect(measured.decided(0, 350)).toBe(250)
  measured.ask([1], 350)
  expect(measured.decided(0, 400)).toBeNull()
})

function figuresOf(more: Partial<GameFigures>): GameFigures {
  return {
    id: 'x',
    where: 'device',
    game: 'mombasa',
    ended: 0,
    players: 2,
    place: 1,
    total: 10,
    points: { pounds: 4, diamonds: 6 },
    opponents: [{ name: 'Amina', bot: '2-ledger' }],
    decisions: 0,
    millis: null,
    ...more,
  }
}

const bots = [
  { name: 'Amina', bot: '2-ledger' },
  { name: 'Baraka', bot: '2' },
]
const three = [
  figuresOf({ id: 'b', ended: 2, total: 30, points: { pounds: 25, diamonds: 5 }, millis: 2000 }),
  figuresOf({ id: 'a', ended: 1, place: 3, players: 3, opponents: bots, millis: 4000 }),
  figuresOf({ id: 'c', ended: 3, place: 2, total: 20, opponents: [{ name: 'Ben', bot: null }] }),
  figuresOf({ id: 'd', ended: 4, game: 'yokohama' }),
]

test('games are counted by title, players, level, opponent and what brought the most', () => {
  const [mombasa, yokohamas] = statisticsOf(three)
  expect(mombasa).toMatchObject({
    game: 'mombasa',
    results: { played: 3, won: 1, mean: 20, best: 30, worst: 10 },
    best: { id: 'b' },
    worst: { id: 'a' },
    millis: 3000,
  })
  const counts = (groups: readonly { key: string; results: { played: number; won: number } }[] = []) =>
    groups.map(({ key, results: { played, won } }) => [key, played, won])
  expect(counts(mombasa?.byPlayers)).toEqual([
    ['2', 2, 1],
    ['3', 1, 0],
  ])
  // Two bots of one level at a table are one game against that level.
  expect(counts(mombasa?.byLevel)).toEqual([
    ['2', 2, 1],
    ['person', 1, 0],
  ])
  expect(counts(mombasa?.byOpponent)).toEqual([
    ['2-ledger', 2, 1],
    ['2', 1, 0],
    ['person Ben', 1, 0],
  ])
  expect(counts(mombasa?.strategies)).toEqual([
    ['diamonds', 2, 0],
    ['pounds', 1, 1],
  ])
  expect(mombasa?.categories[0]).toEqual({ category: 'pounds', mean: 11, best: 25, worst: 4 })
  expect(yokohamas?.results.played).toBe(1)
  expect(leadingCategory({ pounds: 0 })).toBeNull()
})

test('everything can be saved: a line for each game, and all that follows from them', () => {
  const evil = figuresOf({ id: '=1+1', opponents: [{ name: 'Ben, "B"', bot: null }], millis: 1500 })
  const lines = asCsv([...three, evil]).split('\r\n')
  expect(lines).toHaveLength(7)
  expect(lines[0]).toMatch(/^id,where,game,ended,.*,mombasa\.pounds,mombasa\.diamonds,yokohama\.pounds/)
  expect(lines[1]).toBe(
    `'=1+1,device,mombasa,1970-01-01T00:00:00.000Z,2,1,true,10,diamonds,"Ben, ""B""",0,1.5,4,6,,`,
  )
  expect(lines[5]).toMatch(/^d,device,yokohama,.*,0,,,,4,6$/)
  const two = ['Ben', '=2+2'].map((name) => ({ name, bot: null }))
  expect(asCsv([figuresOf({ opponents: two })])).toContain(',"Ben; =2+2",')
  for (const name of ['+1', '-1', '@a', '\t=1', '\n=1', '＝1+1', '＋1', '－1', '＠a'])
    expect(asCsv([figuresOf({ opponents: [{ name, bot: null }] })])).toContain(`'${name}`)
  const file = JSON.parse(asJson(three)) as { games: unknown[]; statistics: unknown[] }
  expect(file.games).toHaveLength(4)
  expect(file.statistics).toHaveLength(2)
})
