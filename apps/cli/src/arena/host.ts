// Lets a module play: `node host.ts ./mine.ts`, told positions and answering with commands as any other program does.

import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import type { BaseCommand, Game } from '@entrepot/kernel'
import { gameOf } from '../games.ts'
import type { ToOutsider } from './outsider.ts'

type Greeting = Extract<ToOutsider, { type: 'begin' }>

/** What a module's default export makes of each game it is sat down at. */
type Chooser = (view: object, legal: readonly BaseCommand[]) => BaseCommand | Promise<BaseCommand>
type SitDown = (game: Game, greeting: Greeting) => Chooser | Promise<Chooser>

const [path = ''] = process.argv.slice(2)
const { default: sitDown } = (await import(pathToFileURL(resolve(path)).href)) as { default?: SitDown }
if (typeof sitDown !== 'function') throw new Error(`${path} has no default export that sits down at a game`)

let choose: Chooser | null = null
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as ToOutsider
  if (message.type === 'begin') choose = await sitDown(gameOf(message.game), message)
  if (message.type !== 'choose') continue
  if (choose === null) throw new Error('asked to choose before a game has begun')
  const command = await choose(message.view, message.legal)
  process.stdout.write(`${JSON.stringify({ command })}\n`)
}
