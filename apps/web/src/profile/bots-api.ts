import type { BotTokenBody, MyBot, MyBotsAnswer, NewBotTokenAnswer } from '@entrepot/protocol'
import { call } from '../session/remote/request.ts'

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
