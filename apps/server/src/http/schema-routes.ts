import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { asyncApi, protocolSchema, schemaParams, schemasAnswer } from '@entrepot/protocol/schemas'
import { z } from 'zod'
import { Problem } from '../problem.ts'
import type { ServerContext } from '../server-context.ts'
import type { Routes } from './route.ts'

const described = z.custom<object>().describe('A JSON Schema (2020-12)')

const document = z.custom<object>().describe('An AsyncAPI 3 document')

/**
 * What is said here as JSON Schema, and what is said beside requests as AsyncAPI; requests are in OpenAPI. Each is made when it
 * is first asked for: few ask, and to make them takes a quarter of a start.
 */
export function schemaRoutes(app: Routes, { games }: ServerContext, version: string): void {
  const tags = ['operations']
  const files = new Map<string, () => object>([['protocol.json', once(protocolSchema)]])
  for (const { id } of games.offered) {
    const file = fileURLToPath(import.meta.resolve(`@entrepot/protocol/schemas/${id}.json`))
    // Of a game without schemas, such as one that is tried out, nothing is described.
    if (existsSync(file))
      files.set(
        `${id}.json`,
        once(() => JSON.parse(readFileSync(file, 'utf8')) as object),
      )
  }
  const socket = once(() => asyncApi(version))

  app.get(
    '/api/schemas',
    { schema: { tags, summary: 'Which schemas there are', response: { 200: schemasAnswer } } },
    async () => ({ schemas: [...files.keys()].map((name) => `/api/schemas/${name}`) }),
  )

  app.get(
    '/api/schemas/:name',
    {
      schema: {
        tags,
        summary: 'The schema of the protocol, or of what a game says',
        params: schemaParams,
        response: { 200: described },
      },
    },
    async ({ params: { name } }) => {
      const schema = files.get(name)?.()
      if (!schema) throw new Problem(404, 'no-schema', `There is no schema ${name} here.`)
      return schema
    },
  )

  app.get(
    '/api/asyncapi.json',
    { schema: { tags, summary: 'The socket and the stream of events', response: { 200: document } } },
    async () => socket(),
  )
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
