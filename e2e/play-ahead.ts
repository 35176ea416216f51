// Brings a table of the server forward: bots decide for the people in the browsers, over sockets of their own.

import { playerOf } from '@entrepot/bots/players'
import { fastRng, type BaseCommand, type Game } from '@entrepot/kernel'
import { mombasa } from '@entrepot/mombasa'
import { yokohama } from '@entrepot/yokohama'
import type { Page } from '@playwright/test'
import { LAST_ROUND } from './bring-forward.ts'

const GAMES = { mombasa: mombasa as unknown as Game, yokohama: yokohama as unknown as Game }

/** Plays for everybody until the last round. Each page shows the table with a seat of its own. */
export async function playAhead(game: keyof typeof GAMES, ...pages: Page[]): Promise<void> {
  let near = false
  const novice = playerOf(GAMES[game], '1')
  let decisions = 0
  const think = (view: Record<string, unknown>, seat: number): BaseCommand | null => {
    near ||= LAST_ROUND[game](view)
    return near ? null : novice.choose(view, seat, fastRng(`${seat} ${decisions++}`))
  }
  await Promise.all(pages.map((page) => playSeat(page, think, () => near)))
}

async function playSeat(
  page: Page,
  think: (view: Record<string, unknown>, seat: number) => BaseCommand | null,
  isEnough: () => boolean,
): Promise<void> {
  await page.exposeFunction('think', think)
  await page.exposeFunction('isEnough', isEnough)
  const address = page.url()
  // No board needs to be drawn meanwhile.
  await page.goto('/healthz')
  await page.evaluate(async (table) => {
    interface Heard {
      readonly type: string
      readonly viewer?: number
      readonly position?: number
      readonly to?: number
      readonly error?: string
      readonly retryAfter?: number
      readonly sight?: { readonly view: object; readonly deciders: readonly number[] } | null
    }
    const { think, isEnough } = window as unknown as {
      think(view: object, seat: number): Promise<object | null>
      isEnough(): Promise<boolean>
    }
    const socket = new WebSocket(`ws://${location.host}/api/socket`)
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'join', table, since: 0 })))
    let seat = -1
    const done = Promise.withResolvers<void>()
    let last = ''
    const hear = async ({ type, viewer, position, to, sight, ...rest }: Heard): Promise<void> => {
      // The site asks for patience: what it has not taken in is said again.
      if (rest.error === 'too-fast') {
        setTimeout(() => socket.send(last), 1000 * (rest.retryAfter ?? 1))
        return
      }
      if (type === 'refused' || type === 'error') throw new Error(JSON.stringify({ type, ...rest }))
      if (type === 'sync') seat = viewer ?? -1
      const at = to ?? position
      if ((type !== 'sync' && type !== 'update') || !sight?.deciders.includes(seat)) return
      const command = await think(sight.view, seat)
      if (command === null) return done.resolve()
      const id = `${seat}-${at}-${Math.random()}`
      last = JSON.stringify({ type: 'play', table, id, at, command })
      socket.send(last)
    }
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      hear(JSON.parse(data) as Heard).catch(done.reject)
    })
    const watch = setInterval(() => {
      void isEnough().then((enough) => {
        if (enough) done.resolve()
      })
    }, 50)
    await done.promise
    clearInterval(watch)
    socket.close()
  }, address.split('/').at(-1))
  await page.goto(address)
}
