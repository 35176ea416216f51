import { playerOf } from '@entrepot/bots/players'
import { begin, exportGame, fastRng, play, type Game } from '@entrepot/kernel'
import { yokohama } from '@entrepot/yokohama'
import { beforeAll, expect, test } from 'vitest'
import { emptyAnalysis, isDrawn, progressOf, type Analysis } from '../src/insight/analysis/analysis.ts'
import { Analyst } from '../src/insight/analysis/analyst.ts'
import {
  causesOf,
  chancesAt,
  costliest,
  curveOf,
  expectedAt,
  expectedOf,
  mostChanged,
  playOf,
  strengthsOf,
  swings,
  totalOf,
  turnAt,
} from '../src/insight/analysis/findings.ts'
import { AnalystPool, type AnalystWorker } from '../src/insight/analysis/pool.ts'
import type { AnalystAnswer } from '../src/insight/analysis/protocol.ts'
import { AnalysisRun, analysisOf } from '../src/insight/analysis/run.ts'

const game = yokohama as unknown as Game

/** The file of a whole game among Novices. */
function finishedGame(): string {
  const novice = playerOf(game, '1')
  let match = begin(game, {}, 2, 'analysis')
  for (;;) {
    const [seat] = game.deciders(match.state)
    if (seat === undefined) return JSON.stringify(exportGame(game, match))
    const rng = fastRng(`${match.record.log.length}`)
    match = play(game, match, seat, novice.choose(game.view(match.state, seat), seat, rng))
  }
}

/** Workers that have begun and not ended. */
let working = 0

/** The worker's own analyst, in this thread. */
function worker(): AnalystWorker {
  working++
  const analyst = new Analyst()
  let tell: (event: { readonly data: AnalystAnswer }) => void = () => undefined
  let gone = false
  return {
    postMessage: (question) =>
      void analyst.answer(question).then((data) =>
        // A message is a task of its own: what else waits has its turn.
        setTimeout(() => {
          if (!gone) tell({ data })
        }),
      ),
    addEventListener(type: 'message' | 'error', hear: (event: never) => void) {
      if (type === 'message') tell = hear as typeof tell
    },
    terminate: () => {
      if (!gone) working--
      gone = true
    },
  }
}

/** What was to come after this moment has come. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

const file = finishedGame()
let analysis: Analysis

beforeAll(async () => {
  const pool = new AnalystPool(worker)
  const { outline } = await pool.open(file, 1)
  const empty = emptyAnalysis(outline, '3')
  const turns = outline.turns.map((_, turn) => turn)
  const glances = (when: 'before' | 'after') =>
    Promise.all(
      turns.map(async (turn) => (await pool.ask({ kind: 'glance', turn, when, iterations: 2 })).glance),
    )
  analysis = {
    ...empty,
    before: await glances('before'),
    after: await glances('after'),
    worth: await Promise.all(
      turns.map(async (turn) => (await pool.ask({ kind: 'worth', turn, iterations: 12 })).worth),
    ),
  }
}, 120_000)

test('the outline names every turn once, in order, up to the end of the game', () => {
  const { turns, end, rounds, result } = analysis.outline
  expect(turns.at(-1)?.to).toBe(end)
  expect(turns.every(({ from, to }) => from < to)).toBe(true)
  expect(rounds[0]).toEqual({ round: 1, position: 0 })
  expect(result.reduce((sum, share) => sum + share, 0)).toBe(1)
  for (const [place, { to }] of turns.entries()) expect(turnAt(analysis, to)).toBe(place)
  expect(progressOf(analysis)).toBe(1)
})

test('the chances of all seats add up to one everywhere, and end with the result', () => {
  const curve = curveOf(analysis)
  for (const { chances } of curve) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6)
  expect(curve.at(-1)?.chances).toEqual(analysis.outline.result)
})

test('choice, luck, the others and the estimate lead from the beginning to the result', () => {
  for (const seat of [0, 1]) {
    const causes = causesOf(analysis, seat)
    if (causes === null) throw new Error('Everything is known.')
    const { start, choice, luck, others, drift, result } = causes
    expect(start + choice + luck + others + drift).toBeCloseTo(result, 6)
  }
})

test('a choice counts against what was expected of its turn: the best need not have been found', () => {
  const { outline, before, worth } = analysis
  for (const seat of [0, 1]) {
    const own = outline.turns.flatMap((turn, place) =>
      turn.seat === seat && !turn.forced
        ? [(worth[place]?.winAfter ?? 0) - (before[place]?.chances[seat] ?? 0)]
        : [],
    )
    expect(causesOf(analysis, seat)?.choice).toBeCloseTo(
      own.reduce((sum, change) => sum + change, 0),
      6,
    )
  }
})

test('luck is what was drawn, and what it gives to one it takes from the others', () => {
  for (const [place, worth] of analysis.worth.entries()) {
    const luck = worth?.luck ?? []
    expect(luck.reduce((sum, change) => sum + change, 0)).toBeCloseTo(0, 3)
    if (analysis.outline.turns[place]?.told !== 'draw') expect(luck).toEqual([0, 0])
  }
  const all = [0, 1].map((seat) => causesOf(analysis, seat)?.luck ?? 0)
  expect(all.some((luck) => luck !== 0)).toBe(true)
  expect((all[0] ?? 0) + (all[1] ?? 0)).toBeCloseTo(0, 2)
})

test('the points that were expected go over the whole game and end with what was counted', () => {
  for (const seat of [0, 1]) {
    const line = expectedOf(analysis, seat)
    const own = analysis.outline.turns.filter((turn) => turn.seat === seat)
    expect(line.length).toBeGreaterThanOrEqual(2 * own.length)
    expect(line.map(({ position }) => position)).toEqual(
      line.map(({ position }) => position).toSorted((a, b) => a - b),
    )
    expect(totalOf(expectedAt(line, analysis.outline.end))).toBe(totalOf(analysis.outline.sheets[seat] ?? {}))
    expect(expectedAt(line, 0)).toEqual(line[0]?.points)
  }
})

test('the turns at which the chances swung are different ones, in the order of the game', () => {
  const found = swings(analysis, 3)
  expect(found.length).toBeGreaterThan(1)
  for (const [index, { turn }] of found.entries())
    expect(turn.from).toBeGreaterThanOrEqual(found[index - 1]?.turn.to ?? 0)
  const curve = curveOf(analysis)
  for (const { turn, seat, before, after } of found) {
    expect(before).toBe(chancesAt(curve, turn.from)?.[seat])
    expect(after).toBe(chancesAt(curve, turn.to)?.[seat])
  }
})

test('the most costly turns are the worst, and only turns with a choice count for the accuracy', () => {
  const costly = costliest(analysis, null)
  expect(costly.map(({ worth }) => worth.loss)).toEqual(
    costly.map(({ worth }) => worth.loss).toSorted((a, b) => b - a),
  )
  const { accuracy, counts } = playOf(analysis, 0)
  expect(accuracy).toBeGreaterThan(0)
  const judged = analysis.outline.turns.filter(({ seat, forced }) => seat === 0 && !forced).length
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(judged)
  expect(strengthsOf(analysis, 0).every(({ lead }) => lead >= 1)).toBe(true)
})

test('what a better line brings is told by the categories that it changes most, the others left out', () => {
  const better = costliest(analysis, null).find(({ worth }) => worth.better !== null)?.worth.better
  expect(Object.keys(better?.brings.own ?? {})).toEqual(Object.keys(analysis.before[0]?.points[0] ?? {}))
  const own = { orders: -4.2, church: 6.6, yen: 0.4, imports: 1.2, buildings: 2.5 }
  expect(mostChanged(own)).toEqual([
    ['church', 7],
    ['orders', -4],
    ['buildings', 3],
  ])
})

test('a better line can be followed step by step by what its seat could see', async () => {
  const turn = analysis.worth.findIndex((worth) => worth?.better)
  const better = analysis.worth[turn]?.better
  if (!better) throw new Error('Some turn of Novices could have been better.')
  const pool = new AnalystPool(worker)
  await pool.open(file, 1)
  const { steps } = await pool.ask({ kind: 'steps', turn, ...better })
  expect(steps.length).toBeGreaterThan(0)
  for (const { legal, command } of steps) expect(legal).toContainEqual(command)
})

test('what is no game is refused with a reason, and who leaves ends all thinking', async () => {
  const broken = new AnalysisRun(
    () => '{"game":"chess"}',
    () => new AnalystPool(worker),
  )
  await broken.start('3')
  expect(broken.progress()).toMatchObject({ kind: 'failed', message: 'There is no game chess.' })

  const run = new AnalysisRun(
    () => file,
    () => new AnalystPool(worker),
  )
  const left = Promise.withResolvers<void>()
  const leave = run.subscribe(() => {
    if (analysisOf(run.progress()) !== null) left.resolve()
  })
  const running = run.start('3')
  await left.promise
  leave()
  await running
  expect(run.progress()).toEqual({ kind: 'idle' })
})

test('who leaves while the file is still on its way leaves no worker behind', async () => {
  const before = working
  for (const begin of ['start', 'recall', 'sketch'] as const) {
    const coming = Promise.withResolvers<string>()
    const run = new AnalysisRun(
      () => coming.promise,
      () => new AnalystPool(worker),
    )
    const leave = run.subscribe(() => {})
    const running = begin === 'start' ? run.start('3') : run[begin]()
    leave()
    await expect.poll(() => run.progress()).toEqual({ kind: 'idle' })
    await nextTask()
    coming.resolve(file)
    await running
    expect(working).toBe(before)
  }
})

test('once all is found, one worker stays for what is asked about it', async () => {
  const before = working
  const pool = new AnalystPool(worker)
  await pool.open(file, 3)
  expect(working).toBe(before + 3)
  const still = pool.ask({ kind: 'glance', turn: 0, when: 'before', iterations: 1 })
  pool.rest()
  await still
  pool.rest()
  expect(working).toBe(before + 1)
  const { glance } = await pool.ask({ kind: 'glance', turn: 0, when: 'before', iterations: 1 })
  expect(glance.chances).toHaveLength(2)
  pool.close()
  expect(working).toBe(before)
})

test('the end of a game shows the whole curve before anybody asks for more, and what is asked for then begins with it', async () => {
  const run = new AnalysisRun(
    () => file,
    () => new AnalystPool(worker),
  )
  const leave = run.subscribe(() => {})
  await run.sketch()
  const progress = run.progress()
  const sketch = analysisOf(progress)
  if (progress.kind !== 'sketched' || sketch === null) throw new Error('The curve is drawn.')
  expect(isDrawn(sketch)).toBe(true)
  expect(sketch.worth.every((worth) => worth === null)).toBe(true)

  void run.start('3')
  expect(run.progress()).toEqual({ kind: 'working', analysis: sketch })
  leave()
  await expect.poll(() => run.progress()).toEqual({ kind: 'idle' })

  // Who leaves before it is drawn ends it, and may come back.
  const again = run.subscribe(() => {})
  const sketching = run.sketch()
  await expect.poll(() => run.progress().kind).toBe('sketched')
  again()
  await sketching
  expect(run.progress()).toEqual({ kind: 'idle' })
})
