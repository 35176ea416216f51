import { z } from 'zod'
import { id, moment } from './parts.ts'
import { said, type Sent } from './said.ts'

/** To whom a way in is open. */
const opening = z.enum(['open', 'invited', 'closed'])

const network = z.string().regex(/^[\d.]+(\/\d{1,2})?$|^[\da-f:.]+(\/\d{1,3})?$/i)

const door = z.object({
  guests: opening.describe('Who may come in with nothing but a name'),
  accounts: opening.describe('Who may make an account'),
  barred: z.array(network).max(1000).describe('Addresses and networks from which nobody new comes in'),
})

/** GET and PATCH /api/admin/door */
export const doorInfo = said(door.meta({ id: 'Door' }))
export type DoorInfo = z.infer<typeof doorInfo>
export const doorBody = door.partial()
export type DoorBody = Sent<typeof doorBody>

/** POST /api/admin/invitations */
export const invitationBody = z.object({
  uses: z.int().min(1).max(10_000).default(1),
  days: z.int().min(1).max(365).default(7),
})
export type InvitationBody = Sent<typeof invitationBody>

/** A link that is good for something. */
export const linkAnswer = said(z.object({ link: z.string().describe('From the root of the site') }))
export type LinkAnswer = z.infer<typeof linkAnswer>

/** GET /invited/:code */
export const codeParams = z.object({ code: z.string().regex(/^[\w-]{1,64}$/) })

/** What an administrator looks for. */
export const findQuery = z.object({ text: z.string().trim().max(200).default('') })

const personFacts = said(
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    guest: z.boolean(),
    createdAt: moment,
    seenAt: moment.nullable().describe('When they were last there; null where no session is left'),
    banned: z.boolean(),
    administrator: z.boolean(),
  }),
)
export type PersonFacts = z.infer<typeof personFacts>
/** GET /api/admin/people */
export const peopleAnswer = said(z.object({ people: z.array(personFacts) }))
export type PeopleAnswer = z.infer<typeof peopleAnswer>

const foundTable = said(
  z.object({
    id: z.string(),
    game: z.string(),
    status: z.string(),
    createdAt: moment,
    people: z.array(z.string()).describe('The names of those who sit there'),
  }),
)
export type FoundTable = z.infer<typeof foundTable>
/** GET /api/admin/tables */
export const foundTablesAnswer = said(z.object({ tables: z.array(foundTable) }))
export type FoundTablesAnswer = z.infer<typeof foundTablesAnswer>

const talkLine = said(
  z.object({ number: z.int(), by: z.string(), name: z.string(), at: moment, text: z.string() }),
)
export type TalkLine = z.infer<typeof talkLine>
/** GET /api/admin/tables/:id/chat */
export const talkAnswer = said(z.object({ lines: z.array(talkLine) }))
export type TalkAnswer = z.infer<typeof talkAnswer>
/** DELETE /api/admin/tables/:id/chat/:number */
export const lineParams = z.object({ id, number: z.coerce.number().int().min(1) })

/** PUT /api/admin/accounts/:id/ban */
export const banBody = z.object({ banned: z.boolean() })

/** GET /api/admin/people/:id/data: everything that the site keeps about a person. */
export const personalData = z.looseObject({ account: z.looseObject({ id: z.string() }) })
