import swagger, { type SwaggerTransformObject } from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { errorAnswer } from '@entrepot/protocol/schemas'

const TAGS = {
  identity: 'Guests, accounts, sessions, tokens',
  passkeys: 'Signing in without a password',
  bots: 'Accounts and tokens for programs that play',
  events: 'Being told what happens, without asking again and again',
  tables: 'Finding and opening tables',
  seats: 'Who sits where',
  play: 'Playing without a socket',
  proposals: 'What needs the consent of the others',
  history: 'What has happened, and whole games as files',
  notices: 'Being told when it is your turn',
  admin: 'For the one who runs the site, with its ADMIN_TOKEN',
  operations: 'For those who watch over the site',
}

/** Describes the routes that are added after it at /api/openapi.json; each may also answer with an error. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  app.addHook('onRoute', ({ schema }) => {
    if (!schema?.response) return
    schema.response = { '4xx': errorAnswer, 500: errorAnswer, ...schema.response }
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Entrepôt',
        description:
          'Tables, seats and games. The socket and the stream of events are described at /api/asyncapi.json, what the games say at /api/schemas; see also docs/api.md.',
        version,
      },
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'entrepot' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ cookie: [] }, { token: [] }, {}],
    },
    transform: jsonSchemaTransform,
    transformObject: withUsedSchemas,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}

/** Every schema is made twice, as it comes in and as it goes out; those that no route uses are left out. */
const withUsedSchemas: SwaggerTransformObject = (document) => {
  const whole = jsonSchemaTransformObject(document as never) as {
    paths?: object
    components?: { schemas?: Record<string, object> }
  }
  const schemas = whole.components?.schemas ?? {}
  const used: Record<string, object> = {}
  const collect = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (name in used || !schemas[name]) continue
      used[name] = schemas[name]
      collect(schemas[name])
    }
  }
  collect(whole.paths)
  return { ...whole, components: { ...whole.components, schemas: used } } as never
}
