import { describe, expect, it } from 'vitest'
import { yokohama, type State } from '../src/index.ts'
import { bestSplit } from '../src/scoring.ts'
import { agents, fulfilled, orders, purse, technologies, turnTable } from './table.ts'

/** Nothing to score but what a test puts there. */
function table(seats: number, options = {}): State {
  const state = turnTable(seats, options)
  for (let seat = 0; seat < seats; seat++) purse(state, seat, { yen: 0, vp: 0 })
  return state
}

const points = (state: State, category: string): number[] =>
  yokohama.scores(state).map(({ categories }) => categories[category])

describe('final scoring', () => {
  it('Y12.1 church: by number of assistants, ties by the one furthest right, 6 and 3', () => {
    const state = table(4)
    state.church = [0, 0, 1, -1, 1, 2, -1]
    expect(points(state, 'church')).toEqual([3, 6, 0, 0])
    state.church = [0, -1, -1, 2, -1, -1, -1]
    expect(points(state, 'church')).toEqual([3, 0, 6, 0])
    state.church = [1, 1, 0, -1, -1, -1, -1]
    expect(points(state, 'church')).toEqual([3, 6, 0, 0])
  })

  it('Y12.1 nobody there, nobody scores; a sole participant gets the first place only', () => {
    const state = table(3)
    expect(points(state, 'church')).toEqual([0, 0, 0])
    state.church[2] = 1
    expect(points(state, 'church')).toEqual([0, 6, 0])
  })

  it('Y12.2 customs house: 8 and 4 by the same rules', () => {
    const state = table(3)
    state.customs = [2, 1, 1, -1, -1, -1, 2]
    expect(points(state, 'customs')).toEqual([0, 4, 8])
  })

  it('Y12.3 technologies: by the sum of values, ties by nearness to the start player, 10 and 5', () => {
    const state = table(4)
    state.start = 2
    technologies(state, 0, 'gaslight') // 4
    technologies(state, 1, 'stagecoach', 'stock-system') // 4
    technologies(state, 3, 'winery') // 4
    // From seat 2 on the order is 3, 0, 1.
    expect(points(state, 'technologies')).toEqual([5, 0, 0, 10])
    technologies(state, 1, 'letterpress-printing') // 6
    expect(points(state, 'technologies')).toEqual([0, 10, 0, 5])
    const sole = table(2)
    technologies(sole, 1, 'gaslight')
    expect(points(sole, 'technologies')).toEqual([0, 10])
  })

  it('R4 the switch: a sole participant takes both places', () => {
    const state = table(2, { soleParticipantTakesBoth: true })
    state.church[2] = 1
    state.customs[2] = 0
    technologies(state, 1, 'gaslight')
    expect([points(state, 'church'), points(state, 'customs'), points(state, 'technologies')]).toEqual([
      [0, 9],
      [12, 0],
      [0, 15],
    ])
    state.church[0] = 0
    expect(points(state, 'church')).toEqual([3, 6])
  })

  it('R5 the neutral assistants take no part, the dummy of technology value 7.5 takes a place', () => {
    const state = table(2, { neutralAssistants: true, soleParticipantTakesBoth: true })
    expect(points(state, 'church')).toEqual([0, 0])
    expect(points(state, 'technologies')).toEqual([0, 0])
    technologies(state, 0, 'gaslight', 'mining-technology') // 7
    expect(points(state, 'technologies')).toEqual([5, 0])
    technologies(state, 1, 'winery', 'electric-light') // 8
    expect(points(state, 'technologies')).toEqual([0, 10])
    technologies(state, 0, 'stock-system') // 9
    expect(points(state, 'technologies')).toEqual([10, 5])
  })

  it('Y12.4 the best split of icons into sets of different countries', () => {
    // The example of the rules: E U F D N + E U F + E.
    expect(bestSplit([3, 2, 2, 1, 1])).toBe(16)
    expect(bestSplit([0, 0, 0, 0, 0])).toBe(0)
    expect(bestSplit([4, 0, 0, 0, 0])).toBe(0)
    expect(bestSplit([1, 1, 0, 0, 0])).toBe(2)
    expect(bestSplit([2, 2, 1, 1, 0])).toBe(8 + 2)
    expect(bestSplit([2, 2, 2, 2, 2])).toBe(24)
    expect(bestSplit([2, 2, 2, 1, 1])).toBe(12 + 4)
  })

  it('Y12.4 no split is better than the best, on all small hands', () => {
    const worth = [0, 0, 2, 4, 8, 12]
    /** Every way to give each icon to one of the sets. */
    const brute = (icons: readonly number[]): number => {
      const left = icons.findIndex((count) => count > 0)
      if (left < 0) return 0
      let best = 0
      // A set that holds the first country left, and any others.
      for (let bits = 0; bits < 1 << icons.length; bits++) {
        if (
          (bits & (1 << left)) === 0 ||
          icons.some((count, country) => (bits & (1 << country)) !== 0 && count === 0)
        )
          continue
        const rest = icons.map((count, country) => count - ((bits >> country) & 1))
        best = Math.max(best, worth[bits.toString(2).replaceAll('0', '').length] + brute(rest))
      }
      return best
    }
    for (let code = 0; code < 3 ** 5; code++) {
      const icons = Array.from({ length: 5 }, (_, place) => Math.floor(code / 3 ** place) % 3)
      expect([icons, bestSplit(icons)]).toEqual([icons, brute(icons)])
    }
  })

  it('Y12.4 counts fulfilled orders and technologies; orders in hand cost and bring nothing', () => {
    const state = table(2)
    fulfilled(state, 0, 'order-en01', 'order-us01', 'order-fr01')
    technologies(state, 0, 'brickyard') // Netherlands
    orders(state, 0, 'order-de01')
    expect(points(state, 'countries')).toEqual([8, 0])
  })

  it('Y12.5 a point for each unused agent, each import, each full 2 yen and each full 3 goods', () => {
    const state = table(2)
    agents(state, 0, 'england', 'usa', 'france')
    state.agents[0]++
    purse(state, 0, { import: 3, yen: 7, copper: 1, silk: 2, tea: 1, fish: 1, vp: 20 })
    const [sheet] = yokohama.scores(state)
    expect(sheet.categories).toEqual({
      orders: 0,
      buildings: 0,
      ports: 20,
      achievements: 0,
      tokens: 0,
      church: 0,
      customs: 0,
      technologies: 0,
      countries: 0,
      agents: 2,
      imports: 3,
      yen: 3,
      goods: 1,
    })
    expect(sheet.total).toBe(29)
  })

  it('Y1.1 most points win; on a tie the player nearest to the start player', () => {
    const state = table(4)
    state.over = true
    state.frames = []
    state.start = 2
    for (const [seat, vp] of [30, 40, 30, 30].entries()) purse(state, seat, { vp })
    expect(yokohama.outcome(state)?.ranking).toEqual([[1], [2], [3], [0]])
    expect(yokohama.outcome(turnTable(2))).toBeNull()
  })
})
