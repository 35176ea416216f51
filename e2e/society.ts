// People of the server without a browser of their own: they open tables, sit down and leave, so that a page has
// something to show. Everything by the programming interface, in no language.

import { request, type APIRequestContext, type Page } from '@playwright/test'

type GameName = 'mombasa' | 'yokohama'
type Wish = 'me' | 'open' | 'bot'

const MINUTE_MS = 60_000
const PACES = {
  untimed: { kind: 'untimed' },
  live: { kind: 'live', bankMs: 45 * MINUTE_MS, incrementMs: MINUTE_MS / 2 },
  days: { kind: 'days', bankMs: 3 * 1440 * MINUTE_MS, turnMs: 1440 * MINUTE_MS },
} as const

/** Somebody the server knows: the cookies of a browser, or of nobody's. */
export interface Person {
  readonly requests: APIRequestContext
  readonly id: string
}

/** The visitor of the page becomes a guest under this name. */
export function guestAt(page: Page, name: string): Promise<Person> {
  return introduce(page.request, name)
}

/** Somebody elsewhere. */
export async function stranger(page: Page, name: string): Promise<Person> {
  return introduce(await request.newContext({ baseURL: new URL(page.url()).origin }), name)
}

async function introduce(requests: APIRequestContext, name: string): Promise<Person> {
  const { account } = await ask<{ account: { id: string } }>(requests, '/api/guest', { name })
  return { requests, id: account.id }
}

/** Opens a table where everybody finds it; returns its id. */
export async function openTable(
  { requests }: Person,
  game: GameName,
  seats: readonly Wish[],
  pace: keyof typeof PACES = 'untimed',
): Promise<string> {
  const { id } = await ask<{ id: string }>(requests, '/api/tables', {
    game,
    seats: seats.map((kind) => (kind === 'bot' ? { kind, level: '1' } : { kind })),
    visibility: 'open',
    pace: PACES[pace],
    timeOut: 'wait',
  })
  return id
}

export async function sitAt({ requests }: Person, table: string, seat: number): Promise<void> {
  await ask(requests, `/api/tables/${table}/sit`, { seat })
}

export async function begin({ requests }: Person, table: string): Promise<void> {
  await ask(requests, `/api/tables/${table}/start`)
}

/** Lets bots play on for everybody, while the page looks on to the end of the game. */
export async function leaveToBots(page: Page, table: string, ...people: readonly Person[]): Promise<void> {
  for (const { requests } of people) await ask(requests, `/api/tables/${table}/leave`)
  await page.goto(`/tables/${table}`)
  await page.locator('.outcome').waitFor({ timeout: 120_000 })
}

export async function keepAccount({ requests }: Person, email: string): Promise<void> {
  await ask(requests, '/api/account', { email, password: 'seven green parrots' })
}

async function ask<Answer>(requests: APIRequestContext, path: string, data?: object): Promise<Answer> {
  const answer = await requests.post(path, data === undefined ? {} : { data })
  if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}
