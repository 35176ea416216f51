/** The form of a name by the id of what is named; what has no form is called by its id. */
export function formsOf(forms: Readonly<Record<string, string>>): (id: string) => string {
  return (id) => forms[id] ?? id
}

/** The number at the end of an id: 3 of slot-3, 7 of start-07. */
export function numberOf(id: string): string {
  const digits = /\d+$/.exec(id)?.[0]
  return digits === undefined ? id : String(Number(digits))
}

const LONG_NAME = 9

/** A name on a map: a long one of two words takes two lines. */
export function inLines(name: string): readonly string[] {
  return name.length > LONG_NAME ? name.split(' ') : [name]
}

/** Each of them once, with how often it is there: in the order in which they first come. */
export function tallied<Id>(ids: readonly Id[]): readonly (readonly [id: Id, count: number])[] {
  const counts = new Map<Id, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
}
