import { readFileSync } from 'node:fs'
import { parseRuleTexts, type BaseCommand, type BaseEvent, type Json, type Phrase } from '@entrepot/kernel'
import {
  describeCommand as describeMombasaCommand,
  describeEvent as describeMombasaEvent,
  type Command as MombasaCommand,
  type Event as MombasaEvent,
} from '@entrepot/mombasa'
import { names as mombasaNames } from '@entrepot/mombasa/names/en'
import {
  describeCommand as describeYokohamaCommand,
  describeEvent as describeYokohamaEvent,
  type Command as YokohamaCommand,
  type Event as YokohamaEvent,
} from '@entrepot/yokohama'
import { names as yokohamaNames } from '@entrepot/yokohama/names/en'

/** How one game speaks in a terminal. */
export interface Words {
  command(command: BaseCommand): string
  /** What happened; `who` names a seat. */
  event(event: BaseEvent, who: (seat: number) => string): string
  /** What a component, or anything made of components, is called. */
  value(value: Json): string
  /** The text of a rule; undefined if there is none of that number. */
  rule(id: string): string | undefined
}

type Catalogue = { readonly [section: string]: { readonly [id: string]: string } }

interface Speech {
  readonly names: Catalogue
  command(command: BaseCommand): Phrase
  event(event: BaseEvent): Phrase
}

const SPEECH: { readonly [game: string]: Speech } = {
  mombasa: {
    names: mombasaNames as unknown as Catalogue,
    command: (command) => describeMombasaCommand(command as MombasaCommand),
    event: (event) => describeMombasaEvent(event as MombasaEvent),
  },
  yokohama: {
    names: yokohamaNames as unknown as Catalogue,
    command: (command) => describeYokohamaCommand(command as YokohamaCommand, null),
    event: (event) => describeYokohamaEvent(event as YokohamaEvent),
  },
}

/** A game that brings no words of its own: the types and members of its commands and events. */
const PLAIN: Speech = { names: {}, command: plainPhrase, event: plainPhrase }

function plainPhrase({ type, ...params }: { readonly type: string }): Phrase {
  return { key: `game.what.${type}`, params: params as { readonly [name: string]: Json } }
}

export function wordsOf(game: string): Words {
  const { names, command, event } = SPEECH[game] ?? PLAIN
  const known = namesById(names)
  const value = (item: Json): string => {
    if (typeof item === 'string') return known.get(item) ?? spaced(item)
    if (Array.isArray(item)) return item.map(value).join(', ')
    if (typeof item === 'object' && item !== null) return Object.values(item).map(value).join(' ')
    return item === null ? 'nothing' : String(item)
  }
  return {
    value,
    command: (given) => sentence(command(given), value, () => ''),
    event: (given, who) => sentence(event(given), value, who),
    rule: ruleReader(game),
  }
}

/** By id, its name; where an id has several (a slot and its rest pile), the first one counts. */
function namesById(names: Catalogue): Map<string, string> {
  const known = new Map<string, string>()
  for (const section of Object.values(names)) {
    if (typeof section !== 'object') continue
    for (const [id, name] of Object.entries(section)) if (!known.has(id)) known.set(id, name)
  }
  return known
}

/** The key's own words, then what it is about: "Bot 1: moved walking (path: Bank, Church)". */
function sentence(
  { key, params }: Phrase,
  value: (item: Json) => string,
  who: (seat: number) => string,
): string {
  const { seat, ...rest } = params
  const subject = typeof seat === 'number' && who(seat) !== '' ? `${who(seat)}: ` : ''
  const what = key.split('.').slice(2).map(spaced).join(' ')
  const parts = Object.entries(rest).map(([name, item]) =>
    typeof item === 'number' || typeof item === 'boolean' ? `${spaced(name)} ${item}` : value(item),
  )
  return `${subject}${what}${parts.length === 0 ? '' : ` — ${parts.join('; ')}`}`
}

/** "turnBook" and "start-coffee-2" as words. */
function spaced(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replaceAll('-', ' ')
}

function ruleReader(game: string): (id: string) => string | undefined {
  let texts: Map<string, string> | undefined
  return (id) => {
    texts ??= readRules(game)
    return texts.get(id.toUpperCase())
  }
}

function readRules(game: string): Map<string, string> {
  const file = new URL(`../../../../docs/rules/${game}.en.md`, import.meta.url)
  try {
    const { chapters } = parseRuleTexts(readFileSync(file, 'utf8'))
    return new Map(chapters.flatMap(({ rules }) => rules.map(({ id, text }) => [id, text] as const)))
  } catch {
    return new Map()
  }
}
