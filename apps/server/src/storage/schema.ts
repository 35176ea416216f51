import type { NoticeKind } from '../notices/texts.ts'
import type { Entry, TableSeat } from '../play/table.ts'

/** The tables as kysely sees them; `migrations` makes them. */
export interface Schema {
  setting: { name: string; value: string }
  account: AccountRow
  session: SessionRow
  passkey: PasskeyRow
  mail_link: MailLinkRow
  challenge: { id: string; account_id: string | null; challenge: string; expires_at: number }
  game_table: TableRow
  seat: SeatRow
  entry: EntryRow
  snapshot: { table_id: string; number: number; state: string }
  proposal: ProposalRow
  proposal_number: { table_id: string; last: number }
  chat: ChatRow
  mute: { account_id: string; muted_id: string }
  notice: NoticeRow
  bot_lease: { table_id: string; process: string; until: number }
  bot_account: { account_id: string; author_id: string; made_at: number }
  bot_invitation: { table_id: string; account_id: string; by_id: string; made_at: number }
  former_holder: { table_id: string; seat: number; account_id: string }
  browser: { id: string; account_id: string; seen_at: number }
  push: PushRow
  figures: FiguresRow
  adopted_edition: AdoptedEditionRow
  administrator: { account_id: string; since: number }
  invitation: { code_hash: string; uses_left: number; expires_at: number }
}

export interface FiguresRow {
  hash: string
  game: string
  body: string
  account_id: string | null
  made_at: number
}

export interface AdoptedEditionRow {
  game: string
  id: string
  name: string
  hash: string
  adopted_at: number
}

export interface AccountRow {
  id: string
  name: string
  email: string | null
  password_hash: string | null
  language: string
  email_confirmed_at: number | null
  turn_mail: number
  created_at: number
  banned_at: number | null
  deleted_at: number | null
}

export interface SessionRow {
  id: string
  token_hash: string
  account_id: string
  kind: 'browser' | 'program'
  name: string
  created_at: number
  seen_at: number
  expires_at: number
  /** With spaces between; null for all that the account may. */
  scopes: string | null
}

export interface PasskeyRow {
  id: string
  account_id: string
  public_key: string
  counter: number
  transports: string
  name: string
  created_at: number
}

export interface MailLinkRow {
  token_hash: string
  account_id: string
  kind: 'password' | 'email'
  email: string
  expires_at: number
}

export interface NoticeRow {
  id: string
  account_id: string
  table_id: string
  kind: NoticeKind
  occasion: string
  /** `mail`, or the endpoint of a browser. */
  way: string
  made_at: number
  tries: number
  due_at: number | null
  ending: NoticeEnding | null
  fault: string | null
}

/** `gone`: the browser is no longer there. `lapsed`: nobody needs it any more. `over-cap`: it was one too many of the day. */
export type NoticeEnding = 'sent' | 'gone' | 'lapsed' | 'over-cap' | 'given-up'

export interface PushRow {
  endpoint: string
  account_id: string
  /** Null for those from before sessions were noted. */
  session_id: string | null
  p256dh: string
  auth: string
  created_at: number
}

export interface TableRow {
  id: string
  game: string
  version: string
  /** Null for the default one. */
  edition: string | null
  options: string
  visibility: string
  pace: string
  time_out: string
  status: string
  host_id: string | null
  created_at: number
  started_at: number | null
  ended_at: number | null
  /** Null at a table that was made before there were secrets. */
  deal_secret: string | null
  seed: string | null
  length: number
  revision: number
  deciding: string
  clocks: string
  clock_due_at: number | null
  bot_due_at: number | null
  notice_due_at: number | null
  outcome: string | null
  rematch_id: string | null
}

export interface SeatRow {
  table_id: string
  seat: number
  kind: 'open' | 'person' | 'bot'
  account_id: string | null
  level: string | null
  presence: TableSeat['presence']
  seen_at: number | null
  /** What the person added to the deal. */
  contribution: string | null
}

export interface EntryRow {
  table_id: string
  number: number
  kind: Entry['kind']
  seat: number
  body: string
  command_id: string
  made_at: number
}

export interface ProposalRow {
  table_id: string
  number: number
  kind: string
  by_seat: number
  about_seat: number | null
  agreed: string
  length: number
  /** Null while it waits for consent. */
  refused_by: number | null
  made_at: number
  /** Who wants the seat, for a replacement. */
  account_id: string | null
}

export interface ChatRow {
  table_id: string
  number: number
  account_id: string
  say_id: string
  said_at: number
  text: string
}
