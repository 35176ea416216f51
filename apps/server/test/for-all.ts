// What all tests of a run share: one PostgreSQL server, where it is installed.

import type { TestProject } from 'vitest/node'
import { findPostgres, startPostgres } from './postgres-server.ts'
import { makeModel } from './up-to-date.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of its database for those who make others. */
    readonly postgres: string
    /** The name of one there that is up to date, to be copied. */
    readonly model: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bin = findPostgres()
  if (bin === undefined) return async () => {}
  const server = await startPostgres(bin, { durable: false })
  project.provide('postgres', server.address)
  project.provide('model', await makeModel(server.address))
  return () => server.stop()
}
