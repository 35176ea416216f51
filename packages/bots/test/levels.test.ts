import type { Level } from '@entrepot/bots'
import { describe, expect, it } from 'vitest'
import { contest } from './contest.ts'
import { SUBJECTS } from './subjects.ts'

describe.each(SUBJECTS)('players of %s', (name, { game }) => {
  it('of levels random and 1 play whole games by the rules', () => {
    for (let index = 0; index < 15; index++) {
      const levels = Array.from({ length: 2 + (index % 3) }, (_, seat): Level =>
        seat === 0 ? 'random' : '1',
      )
      expect(contest(game, levels, `1/${index}`).outcome.sheets).toHaveLength(levels.length)
    }
  })

  it.each(['2', '3', '4'] as const)('of level %s play whole games by the rules', (level) => {
    const players = 1 + Number(level) - (level === '4' ? 3 : 0)
    const { outcome } = contest(game, new Array<Level>(players).fill(level), '2', { iterations: 4 })
    expect(outcome.ranking.flat()).toHaveLength(players)
  })

  it.each(['1', '2', '3', '4'] as const)('of level %s play the same game for the same seed', (level) => {
    const play = (): unknown => contest(game, [level, '1'], 'same', { iterations: 8 })
    expect(play()).toEqual(play())
  })

  // The tiny game tells the two apart only by luck.
  if (name !== 'caravan')
    it('of level 2 win against level 1', () => {
      const won = [0, 1].filter((index) => {
        const seat = index
        const levels: Level[] = seat === 0 ? ['2', '1'] : ['1', '2']
        return contest(game, levels, `3/${index}`, { iterations: 60 }).outcome.ranking[0].includes(seat)
      })
      expect(won.length).toBeGreaterThanOrEqual(1)
    })
})
