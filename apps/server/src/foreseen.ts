/** Something that whoever runs the site can put right. Its message is one sentence or two that say what and how. */
export class Foreseen extends Error {
  override name = 'Foreseen'
}

/** What is told of an error: its message where that is meant for people, else where it comes from. */
export function tellingOf(error: unknown): string {
  if (error instanceof Foreseen) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
