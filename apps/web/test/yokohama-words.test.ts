import { Refusal } from '@entrepot/kernel'
import { areaSummary } from '@entrepot/telling/yokohama/area-summary'
import { attempt, decide } from '@entrepot/telling/yokohama/decisions/index'
import { readOut } from '@entrepot/telling/news'
import { newsOf } from '@entrepot/telling/yokohama/news'
import { LANGUAGES, loadGamePart, type SignWords } from '@entrepot/words'
import type { CaseWords } from '@entrepot/words/yokohama'
import { yokohama } from '@entrepot/yokohama'
import { expect, test } from 'vitest'
import { changesOf } from '../src/games/yokohama/changes.tsx'
import { categoriesIn } from '../src/table/categories.ts'
import { loadYokohama } from '../src/games/yokohama/client.tsx'
import { detailOf } from '../src/games/yokohama/details.ts'
import { games, lexicons, randomGame } from './yokohama-game.ts'

const personOf = (seat: number) => ({ name: `Player ${seat}`, isYou: seat === 0, isBot: false })
const spoken = await Promise.all(
  LANGUAGES.map(async (language, index) => ({
    lexicon: lexicons[index] as (typeof lexicons)[number],
    cases: await loadGamePart<CaseWords>(language, 'yokohama', 'cases'),
    signs: await loadGamePart<SignWords>(language, 'yokohama', 'signs'),
  })),
)
const BROKEN = /undefined|NaN|\[object|null/

test.each(games)(
  'game %s: every decision, choice, event and thing has words in every language',
  (...game) => {
    const kinds = new Set<string>()
    for (const { before, after, seat, events } of randomGame(...game)) {
      const view = yokohama.view(before, seat)
      const legal = yokohama.legal(before, seat)
      kinds.add(view.pending.at(-1)?.kind ?? 'orders')
      for (const { lexicon, cases, signs } of spoken) {
        const decision = decide({ view, seat, legal, draft: {} }, lexicon)
        expect(decision.choices.map(({ command }) => command)).toEqual(legal)
        const targets = new Set(decision.choices.flatMap((choice) => choice.targets))
        const texts = [
          decision.title,
          ...decision.choices.map(({ label }) => label),
          ...readOut(newsOf(events, seat, lexicon, personOf), lexicon.speech, personOf).map(
            (line) => line.text,
          ),
          ...changesOf(view, yokohama.view(after, seat), seat, lexicon).map(({ label }) => label),
          ...[...targets].flatMap((target) => {
            const detail = detailOf(target, { view, viewer: seat, personOf, lexicon, cases, signs })
            return detail === null ? [] : [detail.title, ...detail.lines]
          }),
          areaSummary(lexicon, view, seat, view.areas[0], personOf),
        ]
        expect(texts.join('\n')).not.toMatch(BROKEN)
        // Two buttons of one name could not be told apart.
        expect(new Set(decision.choices.map(({ label }) => label)).size).toBe(legal.length)
      }
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'orders',
        'placement',
        'movement',
        'recall',
        'port',
        'laboratory',
        'building',
        'after',
      ]),
    )
  },
)

test('a click on a thing means the command that a choice with this thing carries', () => {
  for (const { before, seat } of randomGame('clicks', 4)) {
    const view = yokohama.view(before, seat)
    const legal = yokohama.legal(before, seat)
    const input = { view, seat, legal, draft: {} }
    for (const target of [
      'area:bank',
      'area:canal',
      'space:church-1',
      'achievement:ach-a1',
      'piece:shop',
      'good:tea',
    ]) {
      const command = attempt(target, input)
      if (command === null || legal.some((other) => JSON.stringify(other) === JSON.stringify(command)))
        continue
      expect(() => yokohama.apply(before, seat, command)).toThrow(Refusal)
    }
  }
})

test('the rows of the score sheet are those of the rules', async () => {
  const client = await loadYokohama('en')
  const sheets = yokohama.scores(yokohama.setup({}, 3, 'rows'))
  expect(categoriesIn(client, sheets).map(({ id }) => id)).toEqual(Object.keys(sheets[0]?.categories ?? {}))
})
