import { z } from 'zod'
import { siteEvents } from './bots.ts'
import { ERRORS } from './errors.ts'
import { exportAnswer } from './games.ts'
import { PROTOCOL_VERSION } from './limits.ts'
import { errorAnswer } from './parts.ts'
import { clientMessage, serverMessage, serverMessages } from './socket.ts'

// What is said beside requests and answers, which OpenAPI describes: as JSON Schema, and the socket and the stream of events
// as AsyncAPI 3. Both are made of the schemas by which the server checks what it hears.

type Json = Record<string, unknown>
type Named = [name: string, message: Json]

/** Each part under its name, with those that it is made of beside it. */
function definitions(parts: Readonly<Record<string, { schema: z.ZodType; io: 'input' | 'output' }>>): Json {
  const defs: Json = {}
  for (const [name, { schema, io }] of Object.entries(parts)) {
    const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
    Object.assign(defs, $defs)
    // A schema that has the name itself is only a reference to it.
    if (own.$ref !== `#/$defs/${name}`) defs[name] = own
  }
  return defs
}

/** The JSON Schema of the messages of the socket, the events of the stream, exported games and errors. */
export function protocolSchema(): Json {
  const said = (schema: z.ZodType) => ({ schema, io: 'output' as const })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: '/api/schemas/protocol.json',
    title: `What server and clients say, protocol ${PROTOCOL_VERSION}`,
    $defs: {
      ...definitions({
        ClientMessage: { schema: clientMessage, io: 'input' },
        ServerMessage: said(serverMessage),
        ExportedGame: said(exportAnswer),
        Hello: said(siteEvents.hello),
        Invited: said(siteEvents.invited),
        Turn: said(siteEvents.turn),
        Over: said(siteEvents.over),
        Error: said(errorAnswer),
      }),
      ErrorWord: {
        description: 'Every word of every error, and what it says',
        oneOf: Object.entries(ERRORS).map(([word, description]) => ({ const: word, description })),
      },
    },
  }
}

const EVENTS = {
  hello: 'The stream begins; what waits for you follows.',
  invited: 'Somebody asks you to a table that gathers players.',
  turn: 'You are waited for; told again whenever the log has grown and you are.',
  over: 'A game of yours is over.',
} as const satisfies Record<keyof typeof siteEvents, string>

/** The socket and the stream of events (AsyncAPI 3). */
export function asyncApi(version: string): Json {
  const heard = clientMessage.options.map((schema) => [schema.shape.type.value, schema] as const)
  const told = Object.entries(serverMessages)
  const events = Object.keys(EVENTS) as (keyof typeof EVENTS)[]
  const names = {
    client: heard.map(([type]) => type),
    server: told.map(([type]) => type),
  }
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Entrepôt',
      version,
      description: `The socket, protocol ${PROTOCOL_VERSION}, and the stream of events. What is sent in which order, and how to begin again after a gap, is in docs/api.md; commands, events and views of the games are in /api/schemas/GAME.json.`,
    },
    defaultContentType: 'application/json',
    channels: {
      socket: {
        address: '/api/socket',
        description:
          'A WebSocket of JSON texts; messages from the server are numbered by `n`, from 1 without gaps.',
        messages: references([
          ...names.client.map((type) => `client-${type}`),
          ...names.server.map((type) => `server-${type}`),
        ]),
        bindings: { ws: { method: 'GET' } },
      },
      events: {
        address: '/api/events',
        description:
          'Server-sent events; the type of an event is the name of its message, its data the payload.',
        messages: Object.fromEntries(
          events.map((name) => [name, { $ref: `#/components/messages/event-${name}` }]),
        ),
      },
    },
    operations: {
      say: operation(
        'receive',
        'socket',
        names.client.map((type) => `client-${type}`),
        'What a client may say',
      ),
      hear: operation(
        'send',
        'socket',
        names.server.map((type) => `server-${type}`),
        'What the server says',
      ),
      follow: operation('send', 'events', events, 'What concerns you, as it happens'),
    },
    components: {
      messages: Object.fromEntries<Json>([
        ...heard.map(([type, schema]): Named => [`client-${type}`, message(type, payload(schema, 'input'))]),
        ...told.map(([type, schema]): Named => [
          `server-${type}`,
          message(type, payload(z.intersection(z.object({ n: z.int().min(1) }), schema), 'output')),
        ]),
        ...events.map((name): Named => [
          `event-${name}`,
          { ...message(name, payload(siteEvents[name], 'output')), summary: EVENTS[name] },
        ]),
      ]),
    },
  }
}

function references(names: readonly string[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }]))
}

function operation(
  action: 'send' | 'receive',
  channel: string,
  messages: readonly string[],
  summary: string,
): Json {
  return {
    action,
    summary,
    channel: { $ref: `#/channels/${channel}` },
    messages: messages.map((name) => ({ $ref: `#/channels/${channel}/messages/${name}` })),
  }
}

function message(name: string, schema: Json): Json {
  return { name, payload: { schemaFormat: 'application/schema+json;version=draft-2020-12', schema } }
}

function payload(schema: z.ZodType, io: 'input' | 'output'): Json {
  return { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }) }
}
