import type { BotsAnswer, BotTokenBody, MyBot, MyBotsAnswer, NewBotTokenAnswer } from '@entrepot/protocol'
import { call } from '../session/remote/request.ts'

/** The bots that people here have written, the newest first. */
export async function writtenBots(): Promise<BotsAnswer['bots']> {
  return (await call<BotsAnswer>('GET', '/api/bots')).bots
}

/** Asks a bot to a table that gathers players; whether it comes, its program decides. */
export function askBot(table: string, bot: string): Promise<null> {
  return call('POST', `/api/tables/${table}/invitations`, { bot })
}

export async function myBots(): Promise<readonly MyBot[]> {
  return (await call<MyBotsAnswer>('GET', '/api/me/bots')).bots
}

export function makeBot(name: string): Promise<MyBot> {
  return call('POST', '/api/me/bots', { name })
}

export function deleteBot(id: string): Promise<null> {
  return call('DELETE', `/api/me/bots/${id}`)
}

export function makeBotToken(id: string, wish: BotTokenBody): Promise<NewBotTokenAnswer> {
  return call('POST', `/api/me/bots/${id}/tokens`, wish)
}

export function endBotToken(id: string, token: string): Promise<null> {
  return call('DELETE', `/api/me/bots/${id}/tokens/${token}`)
}
