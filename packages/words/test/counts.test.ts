import { expect, test } from 'vitest'
import type { Language } from '../src/languages.ts'
import { saidOf } from './said.ts'

// Every sentence with a number is asked with each of these, and its noun must be the form that goes with it. Japanese
// has one form for all.
const NUMBERS = [0, 1, 2, 5, 21]

/** What is counted: the form for one, for a few where the language tells these apart, and for many. */
const FORMS: Readonly<Partial<Record<Language, string>>> = {
  en: 'point points, step steps, post posts, card cards, assistant assistants, piece pieces, trade trades, import imports, share shares, mine mines, move moves, gift gifts, level levels, seat seats, bot bots, order orders, game games, puzzle puzzles, turn turns, person people',
  'pt-BR':
    'ponto pontos, espaço espaços, feitoria feitorias, carta cartas, assistente assistentes, peça peças, transação transações, importado importados, iene ienes, cobre cobres, seda sedas, chá chás, peixe peixes, mina minas, quota quotas, jogada jogadas, mercadoria mercadorias, nível níveis, oferenda oferendas, lugar lugares, bot bots, pedido pedidos, unidade unidades, partida partidas, desafio desafios, pessoa pessoas',
  ru: 'очко очка очков, шаг шага шагов, пост поста постов, карта карты карт, фигура фигуры фигур, обмен обмена обменов, ящик ящика ящиков, иена иены иен, рыба рыбы рыб, шахта шахты шахт, акция акции акций, ход хода ходов, товар товара товаров, уровень уровня уровней, дар дара даров, место места мест, бот бота ботов, заказ заказа заказов, партия партии партий, задача задачи задач, минута минуты минут',
}
/** What is never a whole number: 1.0 points. */
const WITH_DECIMALS = new Set(['insight.ts lost', 'insight.ts turningPoint'])
/** Words after which Russian counts in the genitive, whatever the number: не больше 2 шагов. */
const GENITIVE = /(?:до|из|от|около|после|короче|больше|меньше|хватает|переброска)\s(?:\S+\s)?$/u

/** Every number beside a form that goes with another. */
function wrongCounts(language: Language, text: string): string[] {
  const rules = new Intl.PluralRules(language)
  return (FORMS[language] ?? '').split(', ').flatMap((forms) => {
    const all = forms.split(' ')
    return [...text.matchAll(new RegExp(`(?<![\\d.,:–])(\\d+)\\u00a0(${all.join('|')})(?!\\p{L})`, 'gu'))]
      .filter(([, number, form]) => {
        const rule = rules.select(Number(number))
        const isOne = rule === 'one' && !(language === 'pt-BR' && number === '0')
        const due = isOne ? all[0] : rule === 'few' ? all[1] : all.at(-1)
        return form !== due
      })
      .filter(({ index }) => !GENITIVE.test(text.slice(0, index)))
      .map(([found]) => found)
  })
}

test.each(['en', 'ru', 'pt-BR'] as const)('%s: what is counted agrees with its number', async (language) => {
  const wrong = new Set<string>()
  let counted = 0
  for (const number of NUMBERS)
    for (const [file, texts] of await saidOf(language, number))
      for (const [name, text] of texts) {
        if (WITH_DECIMALS.has(`${file} ${name}`)) continue
        if (text.includes(`${number}\u00a0`)) counted++
        for (const found of wrongCounts(language, text)) wrong.add(`${file} ${name}: ${found} in “${text}”`)
      }
  expect(counted).toBeGreaterThan(200)
  expect([...wrong]).toEqual([])
})

test('a noun in the wrong form is found', () => {
  expect(wrongCounts('en', 'remove 1\u00a0posts')).toEqual(['1\u00a0posts'])
  expect(wrongCounts('pt-BR', 'restam 5\u00a0ponto')).toEqual(['5\u00a0ponto'])
  expect(wrongCounts('ru', 'взять 21\u00a0очков, 2\u00a0шагов, до 2\u00a0шагов')).toEqual([
    '21\u00a0очков',
    '2\u00a0шагов',
  ])
})
