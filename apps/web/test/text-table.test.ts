import { fastRng, pick, type BaseState, type Game } from '@entrepot/kernel'
import { mombasa } from '@entrepot/mombasa'
import type { Chapter, Passage, TextInput } from '@entrepot/telling'
import { LANGUAGES } from '@entrepot/words'
import { yokohama } from '@entrepot/yokohama'
import { expect, test } from 'vitest'
import type { GameClient } from '../src/table/client.ts'
import { moduleOf } from '../src/games/index.ts'

const personOf = (seat: number) => ({ name: `Player ${seat}`, isYou: seat === 0, isBot: false })

/** Some positions of a random game, from the first to the last. */
function* positions(
  game: Game,
  options: object,
  seats: number,
): Generator<{ state: BaseState; seat: number }> {
  const rng = fastRng('text')
  const state = game.setup(options, seats, 'text')
  for (let n = 0; game.deciders(state).length > 0; n++) {
    const seat = pick(rng, game.deciders(state))
    if (n % 11 === 0) yield { state, seat }
    game.step(state, seat, pick(rng, game.legal(state, seat)), null)
  }
  yield { state, seat: 0 }
}

function textsOf(passage: Passage): (string | number)[] {
  switch (passage.kind) {
    case 'facts':
      return [passage.label, ...passage.facts.flat()]
    case 'list':
      return [passage.label, ...passage.items]
    case 'table':
      return [passage.caption, ...passage.columns, ...passage.rows.flat()]
    case 'part':
      return [passage.heading, ...passage.passages.flatMap(textsOf)]
  }
}

function tablesOf(passages: readonly Passage[]): Extract<Passage, { kind: 'table' }>[] {
  return passages.flatMap((passage) =>
    passage.kind === 'table' ? [passage] : passage.kind === 'part' ? tablesOf(passage.passages) : [],
  )
}

const games = [
  [mombasa as unknown as Game, { setup: 'later' }, 4],
  [mombasa as unknown as Game, { setup: 'first' }, 2],
  [yokohama as unknown as Game, {}, 4],
  [yokohama as unknown as Game, {}, 2],
] as const

test.each(games)('$id %o: the text is whole in every language, all through a game', async (...given) => {
  const [game, options, seats] = given
  for (const language of LANGUAGES) {
    const client = await moduleOf(game.id as GameClient['id']).client(language)
    const text = await client.text()
    for (const { state, seat } of positions(game, options, seats)) {
      for (const viewer of [seat, null]) {
        const input: TextInput = {
          view: game.view(state, viewer),
          seat: viewer,
          personOf,
        }
        const chapters = text.chapters(input)
        const groups = text.things(input)
        const legal = viewer === null ? [] : game.legal(state, viewer)
        const said = [
          ...chapters.flatMap(({ heading, passages }) => [heading, ...passages.flatMap(textsOf)]),
          ...groups.flatMap(({ heading, things }) => [heading, ...things.map(({ name }) => name)]),
          ...legal.map((command) => text.note(command, input) ?? '–'),
          text.hint(input, undefined) ?? '–',
        ].map(String)
        expect(
          said.filter((words) => words.trim() === '' || /undefined|NaN|null|\[object/.test(words)),
        ).toEqual([])
        for (const { caption, columns, rows } of chapters.flatMap(({ passages }) => tablesOf(passages))) {
          expect(new Set(columns).size, caption).toBe(columns.length)
          expect(
            rows.filter((row) => row.length !== columns.length),
            caption,
          ).toEqual([])
        }
      }
    }
  }
})

test('every thing that a choice is about can be asked about', async () => {
  for (const [game, options, seats] of games) {
    const client = await moduleOf(game.id as GameClient['id']).client('en')
    const text = await client.text()
    for (const { state, seat } of positions(game, options, seats)) {
      const view = game.view(state, seat)
      const legal = game.legal(state, seat)
      if (legal.length === 0) continue
      const groups = text.things({ view, seat, personOf })
      const known = groups.flatMap(({ things }) => things.map(({ target }) => target))
      const { choices } = client.decide({ view, seat, legal, draft: {} })
      expect(known).toEqual(expect.arrayContaining(choices.flatMap(({ targets }) => targets)))
      expect(new Set(known).size).toBe(known.length)
    }
  }
})

function captionOf(chapters: readonly Chapter[], id: string, table: number): number {
  return tablesOf(chapters.find((chapter) => chapter.id === id)?.passages ?? [])[table]?.rows.length ?? 0
}

test('all regions of Mombasa and all areas of Yokohama are in the text', async () => {
  const africa = await (await moduleOf('mombasa').client('en')).text()
  const town = await (await moduleOf('yokohama').client('en')).text()
  const atMombasa = mombasa.view(mombasa.setup({}, 3, 'all'), 0)
  const atYokohama = yokohama.view(yokohama.setup({}, 4, 'all'), 0)
  expect(captionOf(africa.chapters({ view: atMombasa, seat: 0, personOf }), 'map', 0)).toBe(24)
  expect(captionOf(town.chapters({ view: atYokohama, seat: 0, personOf }), 'areas', 0)).toBe(18)
})
