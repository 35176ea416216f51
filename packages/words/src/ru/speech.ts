import { inTwo, type Deed, type Person, type Speech } from '../speech.ts'

const all = new Intl.ListFormat('ru', { type: 'conjunction' })
const any = new Intl.ListFormat('ru', { type: 'disjunction' })

const named = ({ name, isYou }: Person): string => (isYou ? 'вы' : name)
const done = (deeds: readonly Deed[], isYou: boolean): string =>
  all.format(deeds.map(({ you, they }) => (isYou ? you : they)))

export const speech: Speech = {
  list: (items) => all.format(items),
  either: (items) => any.format(items),
  facts: (items) => items.join(', '),
  statements: (items) => items.join('. '),
  sentences: (items) => items.join(' '),
  labelled: (label, text) => `${label}: ${text}`,
  remarked: (text, remark) =>
    text.endsWith(')') ? `${text.slice(0, -1)}; ${remark})` : `${text} (${remark})`,
  person: named,
  called: ({ name, isYou }) => (isYou ? 'Вы' : name),
  people: (people) => all.format(people.map(named)),
  told(who, deeds) {
    const [first = [], then] = inTwo(deeds)
    const told = `${who.isYou ? 'Вы' : who.name} ${done(first, who.isYou)}.`
    return then === undefined ? told : `${told} Затем ${done(then, who.isYou)}.`
  },
  deeds: (deeds) => done(deeds, false),
}
