import { inSentences, listed, strung, type Deed, type Joints, type Person, type Speech } from '../speech.ts'

const all: Joints = {
  list: new Intl.ListFormat('pt-BR', { type: 'conjunction' }),
  and: ' e ',
  besides: ', e ',
  afterwards: ', e ',
}
const any = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

const named = ({ name, isYou }: Person): string => (isYou ? 'você' : name)
const done = (deeds: readonly Deed[], isYou: boolean): string => strung(deeds, isYou, all)

export const speech: Speech = {
  list: (items) => listed(items, all),
  either: (items) => any.format(items),
  facts: (items) => items.join(', '),
  statements: (items) => items.join('. '),
  sentences: (items) => items.join(' '),
  labelled: (label, text) => `${label}: ${text}`,
  remarked: (text, remark) =>
    text.endsWith(')') ? `${text.slice(0, -1)}; ${remark})` : `${text} (${remark})`,
  person: named,
  called: ({ name, isYou }) => (isYou ? 'Você' : name),
  people: (people) => listed(people.map(named), all),
  told(who, deeds) {
    const [first = [], ...more] = inSentences(deeds)
    const next = (part: readonly Deed[], i: number): string =>
      ` ${i > 0 && i === more.length - 1 ? 'Por fim,' : 'Depois,'} ${done(part, who.isYou)}.`
    return `${who.isYou ? 'Você' : who.name} ${done(first, who.isYou)}.${more.map(next).join('')}`
  },
  deeds: (deeds) => done(deeds, false),
}
