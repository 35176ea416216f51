import { z } from 'zod'
import type { Change } from './difference.ts'
import { LIMITS } from './limits.ts'
import { pastSight, turnEvents } from './games.ts'
import { accountInfo } from './identity.ts'
import { command, errorWord, id, moment, params, position, seat, viewer, written } from './parts.ts'
import { said, type Said, type Sent } from './said.ts'
import { clocks, tableInfo } from './tables.ts'

// The socket at /api/socket. The client names tables and gets, for each, one `sync` and then `update`s. Positions are
// numbers of the table's log as far as this viewer has seen it; an update says from which position it leads to which. A
// client that is not at `from`, or that misses a message number `n`, asks for `join` again and gets a new `sync`.

const commandId = written('key', LIMITS.commandId)
const table = z.string()
const playable = command.refine(({ type }) => type.length <= 64, 'no command has so long a type')

/** What a client may say. */
export const clientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('join'),
    table: id,
    /** The position that the client holds, 0 for none; what was told since comes with the sync. Without it, nothing does. */
    since: position.optional(),
    /** True for `change`s in the place of `update`s: what the client sees is told by what is different, in a sixth of the bytes. */
    differences: z.boolean().optional(),
  }),
  z.object({ type: z.literal('part'), table: id }),
  z.object({
    type: z.literal('play'),
    table: id,
    /** Chosen by the client, new for every command. Sent again with the same id, a command is answered, not repeated. */
    id: commandId,
    /** The position that the command was made for. */
    at: position,
    command: playable,
  }),
  z.object({
    type: z.literal('undo'),
    table: id,
    id: commandId,
    at: position,
    /** How many of one's own commands to take back. */
    count: z.int().min(1).max(1000),
  }),
  z.object({
    type: z.literal('say'),
    table: id,
    id: commandId,
    text: written('line', LIMITS.chat, z.string().trim()),
  }),
  z.object({ type: z.literal('ping'), at: z.number() }),
])
export type ClientMessage = Sent<typeof clientMessage>

/** What a viewer sees of a game: the same in a sync and an update. */
const sight = z.object({
  ...pastSight.shape,
  /**
   * Every command that the viewer could play at this position, each once, in the order of the rules, and no other: what
   * is not listed is refused. Empty for a spectator and when the game is over. A seat that is not in `deciders` may have
   * some too: a secret decision can be taken back until all have made theirs.
   */
  legal: z.array(command),
  /** How many of its own commands the viewer may take back. */
  undoable: z.int(),
})
export type Sight = Said<z.output<typeof sight>>

/** GET /api/tables/:id/sight */
export const sightAnswer = said(z.object({ viewer, position, sight }))
export type SightAnswer = z.infer<typeof sightAnswer>

/** POST /api/tables/:id/commands */
export const commandBody = z.object({
  id: commandId.describe(
    'Your own, new for every command; sent again with the same id it is answered, not repeated',
  ),
  at: position.describe('The position that the command was made for'),
  command: playable,
})

export const commandAnswer = said(z.object({ position: position.describe('Of the stored command') }))

/** What leads from a sight to the next, see `Change` in difference.ts. */
const sightChange = z
  .custom<Change>((value) => typeof value === 'object' && value !== null)
  .describe(
    'Of a JSON value: [value] is what it is now; an object holds the changes of members, or of items by number, and [] of one that is gone; [from, gone, ...items] of a list says how many items go from a number on, and which come there',
  )

const chatLine = z.object({
  number: z.int(),
  by: z.string(),
  name: z.string(),
  at: moment,
  text: z.string(),
})
export type ChatLine = Said<z.output<typeof chatLine>>

/** What leads from one position to another. */
const step = {
  table,
  from: position,
  to: position,
  /** The positions of those turns that the viewer has been told of and that no longer count. */
  takenBack: z.array(position),
  /** What happened. A turn may stand before others that are known already: what was done in secret is told later. */
  turns: z.array(turnEvents),
  clocks,
  now: moment,
}

/** What the server says, by type. */
export const serverMessages = {
  welcome: z.object({
    type: z.literal('welcome'),
    protocol: z.int(),
    account: accountInfo.nullable(),
    now: moment,
  }),
  sync: z.object({
    type: z.literal('sync'),
    table: tableInfo,
    viewer,
    /** 0 and no sight before the game begins. */
    position,
    sight: sight.nullable(),
    /**
     * The position after which `missed` tells everything: the one that the client named, or 0 where of that the client
     * has seen something was taken back, so that what it holds is of no use.
     */
    since: position,
    missed: z.array(turnEvents),
    chat: z.array(chatLine),
    now: moment,
  }),
  update: z.object({ type: z.literal('update'), ...step, sight }),
  /** The same for who has asked for differences: the sight that it holds changes so, and these are its deciders. */
  change: z.object({ type: z.literal('change'), ...step, change: sightChange, deciders: z.array(seat) }),
  /** Seats, clocks, proposals or status changed. */
  table: z.object({ type: z.literal('table'), table: tableInfo, now: moment }),
  /** Somebody has decided what the viewer may not see yet; only who is waited for has changed. */
  clocks: z.object({ type: z.literal('clocks'), table, deciders: z.array(seat), clocks, now: moment }),
  ack: z.object({
    type: z.literal('ack'),
    table,
    id: z.string(),
    /** The position of the stored command. */
    position,
  }),
  /** The command was not played. */
  refused: z.object({
    type: z.literal('refused'),
    table,
    id: z.string(),
    /** `stale`: made for another position, and the current sight comes with it; `rule`: forbidden by the rule named. */
    reason: z.enum(['stale', 'rule', 'not-playing', 'not-seated', 'unavailable']),
    rule: z.string().optional(),
    params: params.optional(),
    position: position.optional(),
    sight: sight.optional(),
  }),
  chat: z.object({ type: z.literal('chat'), table, line: chatLine }),
  pong: z.object({ type: z.literal('pong'), at: z.number(), now: moment }),
  /** A message that could not be taken at all. */
  error: z.object({
    type: z.literal('error'),
    error: errorWord,
    message: z.string(),
    rule: z.string().optional(),
    params: params.optional(),
    /** The id of the message it answers, where it had one. */
    id: z.string().optional(),
    /** Names this one error, also in the site's log. */
    trace: z.string(),
    /** After so many seconds it may be tried again, where it was too much. */
    retryAfter: z.int().optional(),
  }),
}

type Message<Type extends keyof typeof serverMessages> = Said<z.output<(typeof serverMessages)[Type]>>
export type SyncMessage = Message<'sync'>
export type UpdateMessage = Message<'update'>
export type ChangeMessage = Message<'change'>
export type ClocksMessage = Message<'clocks'>
export type AckMessage = Message<'ack'>
export type RefusedMessage = Message<'refused'>

/** What the server says. Every message carries its number on this socket, from 1 without gaps. */
export const serverMessage = said(
  z.intersection(
    z.object({ n: z.int().min(1) }),
    z.discriminatedUnion('type', [
      serverMessages.welcome,
      serverMessages.sync,
      serverMessages.update,
      serverMessages.change,
      serverMessages.table,
      serverMessages.clocks,
      serverMessages.ack,
      serverMessages.refused,
      serverMessages.chat,
      serverMessages.pong,
      serverMessages.error,
    ]),
  ),
)
export type ServerMessage = { readonly n: number } & {
  [Type in keyof typeof serverMessages]: Message<Type>
}[keyof typeof serverMessages]
