/** The players one can ask for by name: the yardstick, then Novice, Steady, Strong and Master. */
export const LEVELS = ['random', '1', '2', '3', '4'] as const

export type Level = (typeof LEVELS)[number]

export function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name)
}

/** A bot at a table: how strong it is, and what it cares for; null: for nothing more than for anything else. */
export interface NamedBot {
  readonly level: Level
  readonly character: string | null
}

const NAME = /^(random|[1-4])(?:-([a-z]{1,24}))?$/

/** A bot by its name, as seats keep it: its level, and after a dash its character, such as 3 or 3-ledger; null if it is none. */
export function botNamed(name: string): NamedBot | null {
  const [, level, character] = NAME.exec(name) ?? []
  return level === undefined || !isLevel(level) ? null : { level, character: character ?? null }
}

export function nameOfBot({ level, character }: NamedBot): string {
  return character === null ? level : `${level}-${character}`
}
