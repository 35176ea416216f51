import { readFileSync } from 'node:fs'
import { parseRuleTexts, type BaseCommand, type BaseEvent, type Seat } from '@entrepot/kernel'
import { loadTelling, type Telling, type TextInput } from '@entrepot/telling'
import { chapterText } from './chapters.ts'

/** How one game speaks in a terminal. */
export interface Words {
  /** What is to be decided, and what helps to decide it. */
  decision(seen: TextInput, legal: readonly BaseCommand[]): string[]
  command(command: BaseCommand, seen: TextInput): string
  event(event: BaseEvent, nameOf: (seat: Seat) => string): string
  /** The table in parts. */
  table(seen: TextInput): string[]
  /** The text of a rule; undefined if there is none of that number. */
  rule(id: string): string | undefined
}

export async function wordsOf(game: string): Promise<Words> {
  const rule = ruleReader(game)
  const telling = await loadTelling(game, 'en')
  return telling === null ? plainWords(rule) : toldWords(telling, rule)
}

/** In the words of the browser's table. */
function toldWords({ decide, label, describe, text }: Telling, rule: Words['rule']): Words {
  return {
    decision(seen, legal) {
      const { title, hint } = decide({ view: seen.view, seat: seen.seat ?? 0, legal, draft: {} })
      const help = text.hint(seen, hint)
      return help === undefined ? [title] : [title, help]
    },
    command(command, seen) {
      const note = text.note(command, seen)
      return `${label(command, seen.view, seen.seat ?? 0)}${note === null ? '' : ` (${note})`}`
    },
    event: describe,
    table: (seen) => text.chapters(seen).map(chapterText),
    rule,
  }
}

/** For a game that brings no words: the types and members of what it has. */
function plainWords(rule: Words['rule']): Words {
  const said = ({ type, ...members }: BaseCommand | BaseEvent): string =>
    [type, ...Object.entries(members).map(([name, value]) => `${name} ${JSON.stringify(value)}`)].join(' ')
  return {
    decision: () => [],
    command: said,
    event: said,
    table: ({ view }) => [JSON.stringify(view, null, 2)],
    rule,
  }
}

function ruleReader(game: string): (id: string) => string | undefined {
  let texts: Map<string, string> | undefined
  return (id) => {
    texts ??= readRules(game)
    return texts.get(id.toUpperCase())
  }
}

function readRules(game: string): Map<string, string> {
  const file = new URL(`../../../../packages/words/src/en/games/${game}/rules.md`, import.meta.url)
  try {
    const { chapters } = parseRuleTexts(readFileSync(file, 'utf8'))
    return new Map(chapters.flatMap(({ rules }) => rules.map(({ id, text }) => [id, text] as const)))
  } catch {
    return new Map()
  }
}
