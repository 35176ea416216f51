// What the schemas say is what is sent: the traffic of whole games fits them, and they let nothing else through.

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ERRORS, type ServerMessage } from '@entrepot/protocol'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { games } from '../src/offered-games.ts'
import { Person, type Socket } from './client.ts'
import { testSite, type TestSite } from './test-site.ts'
import { playWholeGame } from './whole-game.ts'

type Schema = Parameters<typeof z.fromJSONSchema>[0]

interface Document {
  $defs: Record<string, object>
}

const offer = { games, gamesModule: new URL('../src/offered-games.ts', import.meta.url).href }

async function read<Body>({ address }: TestSite, path: string): Promise<Body> {
  return new Person(address).must<Body>('GET', path)
}

/** Says what of a value does not fit a definition of a schema; nothing when all does. */
function fitting({ $defs }: Document, name: string): (value: unknown) => string | undefined {
  const schema = z.fromJSONSchema({ $defs, $ref: `#/$defs/${name}` } as Schema)
  return (value) => schema.safeParse(value).error?.message
}

/** What a message says of the game itself. */
function partsOf(message: ServerMessage): { views: object[]; commands: object[]; events: object[] } {
  const sight = 'sight' in message ? message.sight : undefined
  const turns = message.type === 'sync' ? message.missed : message.type === 'update' ? message.turns : []
  return {
    views: sight ? [sight.view] : [],
    commands: sight ? [...sight.legal] : [],
    events: turns.flatMap(({ events }) => events),
  }
}

test('the schemas of the games are as their types are', () => {
  const script = fileURLToPath(new URL('../../../scripts/schemas.ts', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test('what is served names every word of every error, and every message of the socket', async () => {
  const site = await testSite({}, offer)
  expect(await read(site, '/api/schemas')).toEqual({
    schemas: ['protocol', 'mombasa', 'yokohama'].map((name) => `/api/schemas/${name}.json`),
  })
  const { $defs } = await read<Document>(site, '/api/schemas/protocol.json')
  const { oneOf } = $defs['ErrorWord'] as { oneOf: { const: string }[] }
  expect(oneOf.map((word) => word.const)).toEqual(Object.keys(ERRORS))
  const { components } = await read<{ components: { messages: object } }>(site, '/api/asyncapi.json')
  expect(Object.keys(components.messages)).toEqual([
    ...['join', 'part', 'play', 'undo', 'say', 'ping'].map((type) => `client-${type}`),
    ...[
      'welcome',
      'sync',
      'update',
      'change',
      'table',
      'clocks',
      'ack',
      'refused',
      'chat',
      'pong',
      'error',
    ].map((type) => `server-${type}`),
    ...['hello', 'invited', 'turn', 'over'].map((name) => `event-${name}`),
  ])
  const missing = await new Person(site.address).ask('GET', '/api/schemas/chess.json')
  expect(missing).toMatchObject({ status: 404, body: { error: 'no-schema' } })
})

test.each(['mombasa', 'yokohama'])('%s: the traffic of a whole game fits the schemas', async (game) => {
  const site = await testSite({}, offer)
  const protocol = await read<Document>(site, '/api/schemas/protocol.json')
  const said = await read<Document>(site, `/api/schemas/${game}.json`)
  const { components } = await read<{
    components: { messages: Record<string, { payload: { schema: Schema } }> }
  }>(site, '/api/asyncapi.json')
  const fits = {
    message: fitting(protocol, 'ServerMessage'),
    file: fitting(protocol, 'ExportedGame'),
    view: fitting(said, 'View'),
    command: fitting(said, 'Command'),
    event: fitting(said, 'Event'),
    options: fitting(said, 'Options'),
  }
  const { people, sockets } = await site.connected('Ada', 'Ben', 'Cem')
  const [ada, ben] = [people.slice(0, 2), sockets.slice(0, 2)] as const
  const onlooker = sockets[2] as Socket
  const { file } = await playWholeGame(ada, ben, game, 'schemas', async (id) => {
    if (!onlooker.received.some(({ type }) => type === 'sync')) await onlooker.join(id, undefined, true)
  })
  expect(fits.file(file)).toBeUndefined()
  expect(fits.options(file.options)).toBeUndefined()

  const seen = { views: 0, commands: new Set<string>(), events: new Set<string>(), types: new Set<string>() }
  const payloads = new Map<string, z.ZodType>()
  for (const message of sockets.flatMap(({ received, raw }) => [...received, ...raw])) {
    const { type } = message
    if (!payloads.has(type)) {
      payloads.set(type, z.fromJSONSchema(components.messages[`server-${type}`]?.payload.schema ?? false))
      expect(fits.message(message), type).toBeUndefined()
    }
    expect(payloads.get(type)?.safeParse(message).error, type).toBeUndefined()
    const { views, commands, events } = partsOf(message)
    for (const view of views) expect(fits.view(view)).toBeUndefined()
    for (const command of commands) {
      const text = JSON.stringify(command)
      if (!seen.commands.has(text)) expect(fits.command(command), text).toBeUndefined()
      seen.commands.add(text)
    }
    for (const event of events) {
      const text = JSON.stringify(event)
      if (!seen.events.has(text)) expect(fits.event(event), text).toBeUndefined()
      seen.events.add(text)
    }
    seen.views += views.length
    seen.types.add(type)
  }
  expect([...seen.types].toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
    expect.arrayContaining(['ack', 'change', 'clocks', 'pong', 'sync', 'table', 'update', 'welcome']),
  )
  expect(seen.views).toBeGreaterThan(100)
  expect(seen.events.size).toBeGreaterThan(50)

  // Planted: what is not described is found.
  const view = ben[0]?.received.flatMap((message) => partsOf(message).views).at(-1) as Record<string, unknown>
  expect(fits.view({ ...view, deck: [] })).toBeDefined()
  const { players: _, ...without } = view
  expect(fits.view(without)).toBeDefined()
  expect(fits.command({ type: 'dance' })).toBeDefined()
})
