import { readFileSync } from 'node:fs'
import type { Level } from '@entrepot/bots'
import { findGame } from '@entrepot/bots/games'
import { parseRuleTexts, type BaseCommand, type BaseEvent, type Seat } from '@entrepot/kernel'
import { loadTelling, type PersonOf, type Telling, type TextInput } from '@entrepot/telling'
import { loadAbout, loadTerminal, type GameWords, type Language, type TerminalWords } from '@entrepot/words'
import { chapterText } from './chapters.ts'

/** How one game speaks in a terminal. */
export interface Words {
  /** What is to be decided, and what helps to decide it. */
  decision(seen: TextInput, legal: readonly BaseCommand[]): string[]
  command(command: BaseCommand, seen: TextInput): string
  /** What came of what somebody played, a line for each whom it concerns. */
  news(events: readonly BaseEvent[], by: Seat, personOf: PersonOf): string[]
  /** Whether an event ends a turn: what somebody does after it is told by itself. */
  isTurnEnd(event: BaseEvent): boolean
  /** The table in parts. */
  table(seen: TextInput): string[]
  /** The text of a rule; undefined if there is none of that number. */
  rule(id: string): string | undefined
  /** What the game is called, and the bots of a level in it. */
  readonly name: string
  botsOf(level: Level): string
  /** What the terminal itself says. */
  readonly terminal: TerminalWords
}

export async function wordsOf(game: string, language: Language): Promise<Words> {
  const [terminal, telling, about] = await Promise.all([
    loadTerminal(language),
    loadTelling(game, language),
    findGame(game) === undefined ? undefined : loadAbout(language, game),
  ])
  return {
    ...(telling === null ? PLAIN : toldWords(telling)),
    ...namesOf(game, about, terminal),
    rule: ruleReader(game, language),
    terminal,
  }
}

/** A game that is not in the list goes by its id, and its bots by their level alone. */
function namesOf(
  game: string,
  about: GameWords | undefined,
  { levels }: TerminalWords,
): Pick<Words, 'name' | 'botsOf'> {
  return { name: about?.name ?? game, botsOf: (level) => (about?.bots ?? levels)[level] }
}

type Told = Pick<Words, 'decision' | 'command' | 'news' | 'isTurnEnd' | 'table'>

/** In the words of the browser's table. */
function toldWords({ decide, label, news, isTurnEnd, text }: Telling): Told {
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
    news: (events, by, personOf) => news(events, by, personOf).map((line) => line.text),
    isTurnEnd,
    table: (seen) => text.chapters(seen).map(chapterText),
  }
}

/** For a game that brings no words: the types and members of what it has. */
const PLAIN: Told = {
  decision: () => [],
  command: said,
  news: (events, _by, personOf) =>
    events.map((event) => {
      const { seat } = event as { readonly seat?: Seat }
      return seat === undefined ? said(event) : `${personOf(seat).name}: ${said(event)}`
    }),
  isTurnEnd: () => false,
  table: ({ view }) => [JSON.stringify(view, null, 2)],
}

function said({ type, ...members }: BaseCommand | BaseEvent): string {
  return [type, ...Object.entries(members).map(([name, value]) => `${name} ${JSON.stringify(value)}`)].join(
    ' ',
  )
}

function ruleReader(game: string, language: Language): (id: string) => string | undefined {
  let texts: Map<string, string> | undefined
  return (id) => {
    texts ??= readRules(game, language)
    return texts.get(id.toUpperCase())
  }
}

function readRules(game: string, language: Language): Map<string, string> {
  const file = new URL(`../../../../packages/words/src/${language}/games/${game}/rules.md`, import.meta.url)
  try {
    const { chapters } = parseRuleTexts(readFileSync(file, 'utf8'))
    return new Map(chapters.flatMap(({ rules }) => rules.map(({ id, text }) => [id, text] as const)))
  } catch {
    return new Map()
  }
}
