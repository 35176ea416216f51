/** Somebody a sentence is about. Who reads it is spoken to; nobody is told apart by a name. */
export interface Person {
  readonly name: string
  readonly isYou: boolean
  readonly isBot: boolean
}

/** What somebody did, without saying who: in the second person for the one who did it, in the third for the others. */
export interface Deed {
  readonly you: string
  readonly they: string
  /** How it reads where another deed follows in the same sentence, in a language that has a form for that. */
  readonly linking?: string
  /** Where a turn is told in more than one sentence, one of them begins with it. */
  readonly opens?: true
  /** It need not have come after what is told before it. */
  readonly besides?: true
}

/** How a language puts things, people and deeds together. Punctuation is its own. */
export interface Speech {
  /** All of them: "A, B and C". */
  list(items: readonly string[]): string
  /** One of them: "A, B or C". */
  either(items: readonly string[]): string
  /** Facts of one thing, one after the other. */
  facts(items: readonly string[]): string
  /** What can be said of one thing, without the last full stop. */
  statements(items: readonly string[]): string
  /** Whole sentences, one after the other. */
  sentences(items: readonly string[]): string
  /** A thing and what is to be said of it. */
  labelled(label: string, text: string): string
  /** A thing and a remark on it. */
  remarked(text: string, remark: string): string
  /** Within a sentence. */
  person(person: Person): string
  /** As a heading or a label. */
  called(person: Person): string
  people(people: readonly Person[]): string
  /** What somebody did, in one sentence, or in more where it is much. */
  told(who: Person, deeds: readonly Deed[]): string
  /** The same beside a name that stands there already. */
  deeds(deeds: readonly Deed[]): string
}

/** So many deeds are told in one sentence, whatever they are. */
const FEW = 3
/** More than these nobody follows in one sentence. */
const MOST = 5

/** Deeds of one turn by sentences, divided where something new begins, and evenly where that is still too much. */
export function inSentences(deeds: readonly Deed[]): readonly (readonly Deed[])[] {
  if (deeds.length <= FEW) return [deeds]
  const starts = deeds.flatMap(({ opens }, index) => (index === 0 || opens === true ? [index] : []))
  return starts.flatMap((start, i) => {
    const part = deeds.slice(start, starts[i + 1])
    const size = Math.ceil(part.length / Math.ceil(part.length / MOST))
    return Array.from({ length: Math.ceil(part.length / size) }, (_, j) =>
      part.slice(j * size, (j + 1) * size),
    )
  })
}

/** A list and the word that joins its last item; and what joins it where that word is in an item already. */
export interface Joints {
  readonly list: Intl.ListFormat
  readonly and: string
  readonly besides: string
  readonly afterwards: string
}

/** Things in a list: told apart clearly where one of them is itself a list. */
export function listed(items: readonly string[], joints: Joints): string {
  return items.some((item) => item.includes(joints.and))
    ? clearly(items, joints.besides)
    : joints.list.format(items)
}

/** Deeds in a sentence: told apart clearly where the last would be read as part of the one before it. */
export function strung(deeds: readonly Deed[], isYou: boolean, joints: Joints): string {
  const items = deeds.map(({ you, they }) => (isYou ? you : they))
  if (items.at(-2)?.includes(joints.and) !== true) return joints.list.format(items)
  return clearly(items, deeds.at(-1)?.besides === true ? joints.besides : joints.afterwards)
}

function clearly(items: readonly string[], joint: string): string {
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((part) => part !== '').join(joint)
}

/** A deed whose verb differs by person. */
export function deed(you: string, they: string, rest = ''): Deed {
  const more = rest === '' ? '' : ` ${rest}`
  return { you: `${you}${more}`, they: `${they}${more}` }
}

/** A deed that reads the same in both persons. */
export function same(text: string): Deed {
  return { you: text, they: text }
}
