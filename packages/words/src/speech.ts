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
  /** Where a turn is told in two sentences, the second begins with it. */
  readonly opens?: true
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
  /** What somebody did, in one sentence, or in two where it is much. */
  told(who: Person, deeds: readonly Deed[]): string
  /** The same beside a name that stands there already. */
  deeds(deeds: readonly Deed[]): string
}

/** So many deeds are told in one sentence. */
const MOST = 3

/** Deeds of one turn in at most two sentences, divided where something new begins. */
export function inTwo(deeds: readonly Deed[]): readonly (readonly Deed[])[] {
  if (deeds.length <= MOST) return [deeds]
  const opening = deeds.findIndex(({ opens }, index) => index > 0 && opens === true)
  if (opening < 0 && deeds.length <= 2 * MOST) return [deeds]
  const at = opening < 0 ? Math.ceil(deeds.length / 2) : opening
  return [deeds.slice(0, at), deeds.slice(at)]
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
