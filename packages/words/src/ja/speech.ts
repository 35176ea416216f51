import { inSentences, type Deed, type Person, type Speech } from '../speech.ts'

const any = new Intl.ListFormat('ja', { type: 'disjunction' })

/** People have a title, bots have none. */
const named = ({ name, isYou, isBot }: Person): string => (isYou ? 'あなた' : isBot ? name : `${name}さん`)
/** All but the last in the form that goes on. */
const done = (deeds: readonly Deed[]): string =>
  deeds.map(({ they, linking = they }, index) => (index < deeds.length - 1 ? linking : they)).join('、')

/** A deed by its stem and the two endings of its verb, the one that goes on and the one that closes. */
export function did(stem: string, linking: string, closing: string): Deed {
  const told = `${stem}${closing}`
  return { you: told, they: told, linking: `${stem}${linking}` }
}

export const speech: Speech = {
  list: (items) => items.join(items.length > 3 ? '、' : 'と'),
  either: (items) => any.format(items),
  facts: (items) => items.join('、'),
  statements: (items) => items.join('。'),
  sentences: (items) => items.join(''),
  labelled: (label, text) => `${label}：${text}`,
  remarked: (text, remark) =>
    text.endsWith('）') ? `${text.slice(0, -1)}、${remark}）` : `${text}（${remark}）`,
  person: named,
  called: named,
  people: (people) => people.map(named).join('と'),
  told(who, deeds) {
    const [first = [], ...more] = inSentences(deeds)
    const next = (part: readonly Deed[], i: number): string =>
      `${i > 0 && i === more.length - 1 ? '最後に' : '続けて'}、${done(part)}。`
    return `${named(who)}は${done(first)}。${more.map(next).join('')}`
  },
  deeds: done,
}
