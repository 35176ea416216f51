/** The form of a name by the id of what is named; what has no form is called by its id. */
export function formsOf(forms: Readonly<Record<string, string>>): (id: string) => string {
  return (id) => forms[id] ?? id
}

/** The number at the end of an id: 3 of slot-3, 7 of start-07. */
export function numberOf(id: string): string {
  const digits = /\d+$/.exec(id)?.[0]
  return digits === undefined ? id : String(Number(digits))
}
