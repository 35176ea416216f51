import type { MyBot, NewBotTokenAnswer, Scope } from '@entrepot/protocol'
import { Person } from './client.ts'
import type { TestSite } from './test-site.ts'

export const ALL: readonly Scope[] = ['watch', 'play', 'host', 'chat']

/** Somebody with an account to come back to. */
export async function author(site: TestSite, name: string): Promise<Person> {
  const person = new Person(site.address)
  await person.must('POST', '/api/account', {
    email: `${name}@example.org`,
    password: `${name} writes bots`,
    name,
  })
  return person
}

/** A program with a token of a bot. */
export interface Program {
  readonly id: string
  readonly token: NewBotTokenAnswer
  readonly person: Person
}

export async function bot(by: Person, name: string, scopes = ALL, days = 30): Promise<Program> {
  const { id } = await by.must<MyBot>('POST', '/api/me/bots', { name })
  return program(by, id, scopes, days)
}

/** The bot with a token more. */
export async function program(by: Person, id: string, scopes = ALL, days = 30): Promise<Program> {
  const body = { name: 'test', scopes, days }
  const token = await by.must<NewBotTokenAnswer>('POST', `/api/me/bots/${id}/tokens`, body)
  const person = new Person(by.address)
  person.token = token.token
  return { id, token, person }
}
