import { fastRng, pick, type BaseCommand, type Game } from '@entrepot/kernel'
import { mombasa } from '@entrepot/mombasa'
import { LANGUAGES } from '@entrepot/words'
import { yokohama } from '@entrepot/yokohama'
import { expect, test } from 'vitest'
import { loadTelling, type Telling } from '../src/index.ts'

/** A button is a verb and a name. */
const MOST = 32

const games = [
  [mombasa as unknown as Game, { setup: 'later' }],
  [yokohama as unknown as Game, {}],
] as const

/** Every decision of some random games. */
function* decisionsOf(game: Game, options: object) {
  for (let seed = 0; seed < 12; seed++) {
    const rng = fastRng(`labels ${seed}`)
    const state = game.setup(options, 2 + (seed % 3), `labels ${seed}`)
    for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
      const seat = pick(rng, deciders)
      const legal = game.legal(state, seat) as BaseCommand[]
      yield { view: game.view(state, seat), seat, legal, draft: {} }
      game.step(state, seat, pick(rng, legal), null)
    }
  }
}

test.each(games)(
  '$id: choices are short in English, and told apart in every language',
  async (game, options) => {
    const tellings = (await Promise.all(
      LANGUAGES.map((language) => loadTelling(game.id, language)),
    )) as Telling[]
    const long = new Set<string>()
    for (const input of decisionsOf(game, options))
      for (const [place, { decide }] of tellings.entries()) {
        const { choices } = decide(input)
        const labels = choices.map(({ label }) => label)
        // Cards that are alike in all but their back are told alike.
        const alike = new Set(choices.map(({ label, more }) => `${label} ${more}`)).size
        expect(new Set(labels).size, labels.join('\n')).toBe(alike)
        // What is told apart by all that can be said of it may be longer.
        if (place === 0)
          for (const { label, more } of choices)
            if (label.length > MOST && !(more !== undefined && label.includes(more))) long.add(label)
      }
    expect([...long]).toEqual([])
  },
)
