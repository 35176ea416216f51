import type { Fault } from '@entrepot/kernel'
import type { EditorWords } from '@entrepot/words'
import type { FigureLayout } from '../../games/module.ts'
import { figureAt, type Path } from '../figures.ts'
import type { EditionTrouble } from '../open-edition.ts'

type NameOf = FigureLayout['nameOf']
type Texts = { readonly [key: string]: string }

/** A key, an id or a value of the data file in words; what has none is written as it is. */
export function wordFor(key: string | number, words: EditorWords, nameOf: NameOf): string {
  const text = String(key)
  return nameOf(text) ?? (words.keys as Texts)[text] ?? (words.values as Texts)[text] ?? text
}

/** The keys of a figure in words; items of lists count from 1. */
export function keysText(
  keys: Path,
  { words, nameOf }: { readonly words: EditorWords; readonly nameOf: NameOf },
): string {
  return keys
    .map((key) => (typeof key === 'number' ? String(key + 1) : wordFor(key, words, nameOf)))
    .join(' · ')
}

/** Where something stands, from the part of the box on; items of lists count from 1. */
export function placeText(place: string, figures: object, words: EditorWords, nameOf: NameOf): string {
  const parts = words.partNames as Texts
  const tokens = place.split('.').filter((token) => token !== '')
  const path: Path = tokens
  return tokens
    .filter((token, index) => !(token === 'map' && index === 0 && tokens.length > 1))
    .map((token, index, shown) => {
      const at = path.slice(0, index + tokens.length - shown.length)
      if (/^\d+$/.test(token) && Array.isArray(figureAt(figures, at))) return String(Number(token) + 1)
      if (index === 0 && parts[token] !== undefined) return parts[token]
      return wordFor(token, words, nameOf)
    })
    .join(' · ')
}

/** What is wrong, in a sentence that says how many of what must be there. */
export function faultSentence(fault: Fault, figures: object, words: EditorWords, nameOf: NameOf): string {
  const say = words.fault
  const where = placeText(fault.path, figures, words, nameOf)
  const phrase = (text: string): string =>
    plainText(text)
      .split(' ')
      .map((token) =>
        token.includes('.') ? placeText(token, figures, words, nameOf) : wordFor(token, words, nameOf),
      )
      .join(' ')
  switch (fault.kind) {
    case 'form':
      return say.form(where, formText(fault.values.wanted, words, nameOf), plainText(fault.values.found))
    case 'count':
      return say.count(where, fault.values.wanted, fault.values.found)
    case 'fixed': {
      const { fixed, expected } = say
      return (fault.weight === 'odd' ? expected : fixed)(
        where,
        phrase(fault.values.wanted),
        phrase(fault.values.found),
      )
    }
    case 'range':
      return say.range(where, fault.values.min, fault.values.max, fault.values.found)
    case 'rising':
      return say.rising(where, fault.values.before, fault.values.found)
    case 'twice':
      return say.twice(where, phrase(fault.values.id))
    case 'unknown':
      return say.unknown(where, phrase(fault.values.id))
    case 'differ':
      return say.differ(
        where,
        phrase(fault.values.found),
        phrase(fault.values.other),
        phrase(fault.values.wanted),
      )
    case 'example':
      return say.example(where, phrase(fault.values.wanted))
    case 'unplayable':
      return say.unplayable(fault.values.reason)
  }
}

/** What must stand somewhere: the kernel tells it in English. */
function formText(wanted: string, { forms }: EditorWords, nameOf: NameOf): string {
  const [, length] = /^a list of (\d+)$/.exec(wanted) ?? []
  if (length !== undefined) return forms.listOf(Number(length))
  switch (wanted) {
    case 'a text':
      return forms.text
    case 'a whole number from 0 on':
    case 'a number':
      return forms.number
    case 'true or false':
      return forms.flag
    case 'a list':
      return forms.list
    case 'an object':
      return forms.table
    default: {
      const names = wanted.replace(/^one of /, '').split(/ or |, /)
      return forms.oneOf(names.map((name) => nameOf(name) ?? name))
    }
  }
}

/** Why a file or a link is no edition that this page can open. */
export function troubleText(
  trouble: EditionTrouble,
  words: EditorWords,
  nameOf: NameOf,
  gameName: (game: string) => string,
): string {
  const [first] = trouble.kind === 'figures' ? trouble.faults : []
  switch (trouble.kind) {
    case 'none':
      return words.trouble.none
    case 'large':
      return words.trouble.large
    case 'game':
      return words.trouble.game(gameName(trouble.game))
    case 'figures':
      return words.trouble.figures(
        first === undefined ? '' : faultSentence(first, trouble.figures, words, nameOf),
      )
  }
}

/** Values of lists and tables as a person would write them. */
function plainText(text: string): string {
  return text.replaceAll(/["[\]{}]/g, '').replaceAll(/([,:])(?=\S)/g, '$1 ')
}
