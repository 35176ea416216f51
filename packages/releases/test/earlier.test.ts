// Games that began on an earlier version are played, analysed and advised as well as today's where it perceives the same.

import { isDeepStrictEqual } from 'node:util'
import { playerWith } from '@entrepot/bots'
import { knowledgeOfEarlier } from '@entrepot/bots/earlier'
import { GAMES } from '@entrepot/bots/games'
import { loadKnowledge } from '@entrepot/bots/knowledge'
import { fastRng, type Heuristics } from '@entrepot/kernel'
import { loadRelease, type Release } from '@entrepot/releases'
import { describe, expect, test } from 'vitest'
import { readManifest } from '../build/manifest.ts'

async function released(game: string, version: string): Promise<Release> {
  const release = await loadRelease(game, version)
  if (release === undefined) throw new Error(`there is no ${game} ${version}`)
  return release
}

/** The names of all that a mind is shown of a position and of a decision. */
function perceived({ featureNames, perception }: Heuristics): unknown {
  const { ownNames, sharedNames, contextNames, classNames, categories } = perception ?? {}
  return { featureNames, ownNames, sharedNames, contextNames, classNames, categories }
}

describe.each(GAMES)('what was learnt of $id', ({ id, rules }) => {
  test('serves every version that perceives what the present one does, and no other', async () => {
    const present = await rules()
    const today = await loadKnowledge(present, '4')
    expect(today.mind).not.toBeNull()
    const served: string[] = []
    for (const version of Object.keys(readManifest()[id] ?? {})) {
      const { game, knowledge } = await released(id, version)
      const known = await knowledgeOfEarlier(game, knowledge, '4')
      const same = isDeepStrictEqual(perceived(knowledge.heuristics), perceived(today.heuristics))
      expect(known.mind !== null, version).toBe(same)
      if (!same) expect(known).toBe(knowledge)
      else {
        served.push(version)
        expect(known.heuristics).toBe(knowledge.heuristics)
        expect(known.calibration).toBe(today.calibration)
        expect(await knowledgeOfEarlier(game, knowledge, '2')).toBe(knowledge)
      }
    }
    expect(served).toEqual(expect.arrayContaining(['4', '5']))
  })

  test('lets Master decide in a game of version 4', async () => {
    const { game, knowledge } = await released(id, '4')
    const player = playerWith(await knowledgeOfEarlier(game, knowledge, '4'), game, '4', { iterations: 100 })
    const state = game.setup({}, 2, 'earlier')
    const [seat = 0] = game.deciders(state)
    expect(game.legal(state, seat)).toContainEqual(
      player.choose(game.view(state, seat), seat, fastRng('earlier')),
    )
  })
})
