import { idParams, personAnswer } from '@entrepot/protocol/schemas'
import type { PersonAnswer } from '@entrepot/protocol'
import { Problem } from '../problem.ts'
import type { ServerContext } from '../server-context.ts'
import { accountById } from '../storage/accounts.ts'
import { authorOf } from '../storage/bots.ts'
import type { AccountRow } from '../storage/schema.ts'
import { finishedOpenTables } from '../storage/table-lists.ts'
import type { Routes } from './route.ts'
import { summaries } from './table-routes.ts'

const LISTED = 100

/** What everybody may know about a person: the name, and the finished games at tables that were open to all. */
export function peopleRoutes(app: Routes, context: ServerContext): void {
  const { db } = context.database
  app.get(
    '/api/people/:id',
    {
      schema: {
        tags: ['identity'],
        summary: 'A person and their finished open games',
        params: idParams,
        response: { 200: personAnswer },
      },
    },
    async (request): Promise<PersonAnswer> => {
      const account = await knownPerson(context, request.params.id)
      const { tables } = await summaries(context, await finishedOpenTables(db, account.id, LISTED))
      const author = (await authorOf(db, account.id)) ?? null
      return { person: { id: account.id, name: account.name }, author, tables }
    },
  )
}

/** A person by id, or 404. */
export async function knownPerson({ database }: ServerContext, id: string): Promise<AccountRow> {
  const account = await accountById(database.db, id)
  if (account && account.deleted_at === null) return account
  throw new Problem(404, 'no-person', `There is nobody ${id} here.`)
}
