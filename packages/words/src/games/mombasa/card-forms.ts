import { figures } from '@entrepot/mombasa'
import { cardNames, type Box, type CardWords } from './names.ts'

/** What the cards in play are called in a sentence, by what is printed on them; and what lies beside them. */
export function cardForms(
  words: CardWords,
  others: Readonly<Record<string, string>>,
): (id: string) => string {
  const made = new WeakMap<object, Readonly<Record<string, string>>>()
  return (id) => {
    const cards = made.get(figures) ?? cardNames(words, figures as Box)
    made.set(figures, cards)
    return others[id] ?? cards[id] ?? id
  }
}
