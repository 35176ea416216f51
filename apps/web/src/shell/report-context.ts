let context: string | null = null

/** What a report about an error must name besides the address: the game, its table and its position. */
export function setReportContext(text: string | null): void {
  context = text
}

export function reportContext(): string | null {
  return context
}
