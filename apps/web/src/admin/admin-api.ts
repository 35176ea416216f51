import type { Edition } from '@entrepot/kernel'
import type {
  DoorBody,
  DoorInfo,
  FoundTable,
  FoundTablesAnswer,
  InvitationBody,
  LinkAnswer,
  PeopleAnswer,
  PersonFacts,
  TalkAnswer,
  TalkLine,
} from '@entrepot/protocol'
import { call } from '../session/remote/request.ts'

export function readDoor(): Promise<DoorInfo> {
  return call('GET', '/api/admin/door')
}

export function changeDoor(change: DoorBody): Promise<DoorInfo> {
  return call('PATCH', '/api/admin/door', change)
}

/** A whole address that lets people in. */
export async function invite(body: InvitationBody): Promise<string> {
  return wholeLink(await call('POST', '/api/admin/invitations', body))
}

export async function findPeople(text: string): Promise<readonly PersonFacts[]> {
  return (await call<PeopleAnswer>('GET', `/api/admin/people?text=${encodeURIComponent(text)}`)).people
}

/** A whole address where somebody sets a new password. */
export async function passwordLink(id: string): Promise<string> {
  return wholeLink(await call('POST', `/api/admin/people/${id}/password`))
}

export function setBanned(id: string, banned: boolean): Promise<null> {
  return call('PUT', `/api/admin/accounts/${id}/ban`, { banned })
}

export function deletePerson(id: string): Promise<null> {
  return call('DELETE', `/api/admin/people/${id}`)
}

export async function findTables(text: string): Promise<readonly FoundTable[]> {
  return (await call<FoundTablesAnswer>('GET', `/api/admin/tables?text=${encodeURIComponent(text)}`)).tables
}

export function closeTable(id: string): Promise<null> {
  return call('POST', `/api/admin/tables/${id}/close`)
}

export async function talkAt(id: string): Promise<readonly TalkLine[]> {
  return (await call<TalkAnswer>('GET', `/api/admin/tables/${id}/chat`)).lines
}

export function removeLine(id: string, number: number): Promise<null> {
  return call('DELETE', `/api/admin/tables/${id}/chat/${number}`)
}

export function adoptEdition({ id, name, game, figures }: Edition): Promise<unknown> {
  return call('PUT', '/api/admin/editions', { id, name, game, figures })
}

export function dropEdition(game: string, id: string): Promise<null> {
  return call('DELETE', `/api/admin/editions/${game}/${id}`)
}

function wholeLink({ link }: LinkAnswer): string {
  return location.origin + link
}
