import {
  playCommand,
  positionFor,
  Refusal,
  settledLines,
  shownSince,
  takeBackUnsettled,
  sameJson,
  takebackBy,
  takenBy,
  toldOf,
  undoableEntries,
  withEntries,
  type BaseCommand,
  type Deed,
  type History,
  type PlayedCommand,
  type Seat,
  type Sitting,
  type Viewer,
} from '@entrepot/kernel'
import type {
  AckMessage,
  ChatLine,
  RefusedMessage,
  SyncMessage,
  TableInfo,
  TurnEvents,
} from '@entrepot/protocol'
import { isBotSeat } from '../play/due.ts'
import { follow, tookFrom } from '../play/log.ts'
import { progressOf } from '../play/progress.ts'
import { sightOf, turnEvents } from '../play/sight.ts'
import { isOver, seatTakenBy, type Entry, type NamedSeat, type Progress, type Table } from '../play/table.ts'
import { deleteSnapshot, entriesAfter, entryByCommandId } from '../storage/log.ts'
import { tableVersions } from '../storage/table-lists.ts'
import { readTable } from '../storage/tables.ts'
import { rulesAt } from '../tables/editions.ts'
import { Audience } from './audience.ts'
import { TableChat } from './chat.ts'
import type { Histories } from './histories.ts'
import type { RoomHooks } from './hooks.ts'
import { loadedFrom, loadSitting, type Loaded } from './load.ts'
import { clocksMessage, stepOf, syncMessage, type Missed } from './messages.ts'
import { TablePresence } from './presence.ts'
import { RecentHistory } from './recent-history.ts'
import { Showing } from './showing.ts'
import { tableInfo } from './table-info.ts'

/** A command or an undo as it comes from a seat. */
export interface Submission {
  readonly seat: Seat
  readonly id: string
  readonly at: number
  /** Whether a bot submits it: a seat is played by its person or by a bot, never by both. */
  readonly bot?: boolean
}

export type Answer = AckMessage | RefusedMessage

/**
 * One table in memory: its game, and those who watch it. What happens at it happens one after the other: validate, write,
 * acknowledge, show.
 */
export class Room {
  readonly id: string
  readonly audience: Audience
  readonly chat: TableChat
  readonly presence: TablePresence
  table: Table
  sitting: Sitting | null
  #recent: RecentHistory
  #histories: Histories
  #hooks: RoomHooks
  #tail: Promise<unknown> = Promise.resolve()

  constructor(table: Table, loaded: Loaded, hooks: RoomHooks, histories: Histories) {
    this.id = table.id
    this.table = table
    this.sitting = loaded.sitting
    this.#recent = new RecentHistory(loaded.recent, loaded.recentFrom)
    this.#hooks = hooks
    this.#histories = histories
    this.audience = new Audience({
      onMoved: (accountId) => this.#note(this.presence.mark(accountId)),
      onPresence: () => {
        this.showTable()
        this.#note(this.presence.tell())
      },
    })
    this.presence = new TablePresence(this, hooks)
    this.chat = new TableChat(this.id, hooks.database, this.audience, hooks.now)
  }

  /** The viewer that a person is at this table: their seat, or a spectator. */
  viewerOf(accountId: string | null): Viewer {
    return accountId === null ? null : (seatTakenBy(this.table, accountId)?.seat ?? null)
  }

  /** The bots that are waited for. */
  botsToMove(): Seat[] {
    if (!this.sitting || this.table.status !== 'playing') return []
    const deciders = this.sitting.game.deciders(this.sitting.state)
    return deciders.filter((seat) => isBotSeat(this.#seat(seat)))
  }

  async play(submission: Submission, command: BaseCommand, answer: (answer: Answer) => void): Promise<void> {
    await this.#hooks.steady()
    return this.#inTurn(() =>
      this.#enter(submission, answer, (sitting, at) => {
        const played = playCommand(sitting, submission.seat, command, at)
        return { ...played, deed: { kind: 'command', command } }
      }),
    )
  }

  async undo(submission: Submission, count: number, answer: (answer: Answer) => void): Promise<void> {
    await this.#hooks.steady()
    return this.#inTurn(() =>
      this.#enter(submission, answer, (sitting) => {
        const own = undoableEntries(sitting, submission.seat)
        if (count > own.length) throw new Refusal('K.undo', { seat: submission.seat, allowed: own.length })
        const taken = own.slice(0, count)
        const next = takeBackUnsettled(sitting, submission.seat, taken)
        return { sitting: next, barrier: false, fresh: [], deed: { kind: 'undo', taken } }
      }),
    )
  }

  /** Takes back what all have agreed to take back; false when there is nothing that may be. */
  takeBack(seat: Seat, id: string): Promise<boolean> {
    return this.#inTurn(async () => {
      await this.#catchUp()
      const { sitting } = this
      if (!sitting || this.table.status !== 'playing') return false
      const { database, now } = this.#hooks
      const history = await this.#histories.of(this.table, sitting)
      const taken = takebackBy(history, seat)
      if (taken.length === 0) return false
      const number = sitting.length + 1
      const entry: Entry = { number, kind: 'takeback', seat, taken, commandId: id, madeAt: now() }
      const after = loadedFrom(withEntries(history, [entry]))
      await deleteSnapshot(database.db, this.id)
      const progress = this.#progress(after.sitting as Sitting, null)
      const { revision, deciders } = this.table
      const append = { table: this.id, entry, progress, revision, snapshot: null }
      if ((await database.append(append)) !== 'stored') return false
      this.#take(after)
      this.#adopt(after.sitting as Sitting, progress, [])
      this.#show(sitting, deciders, new Set(taken))
      return true
    })
  }

  /** Reads what others have written, and shows it. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#catchUp())
  }

  /**
   * Waits until the room is as the database has it. Others may have read there already what this process is still waiting to
   * hear of as stored, or what another process has written: who was told of a turn must find it here.
   */
  caughtUp(): Promise<unknown> {
    const shared = this.#hooks.database.kind === 'postgres'
    return shared ? this.#inTurn(() => this.#catchUpIfBehind()) : this.drained()
  }

  /** Everything a viewer needs to begin or to begin again. */
  sync(viewer: Viewer, missed: Missed, chat: readonly ChatLine[]): SyncMessage {
    return syncMessage(this.info(), this.sitting, viewer, missed, chat, this.#hooks.now())
  }

  /** What a viewer that holds a position has missed; all from the beginning where that position is of no use any more. */
  async missed(viewer: Viewer, held: number): Promise<Missed> {
    const { sitting } = this
    if (!sitting) return { since: 0, turns: [] }
    const position = positionFor(sitting, viewer)
    if (held === position) return { since: held, turns: [] }
    const entries = held > position ? [] : await entriesAfter(this.#hooks.database.db, this.id, held)
    const since = held > position || tookFrom(entries, viewer, held) ? 0 : held
    return { since, turns: await this.history(viewer, since) }
  }

  /** What the viewer was told after a position. */
  async history(viewer: Viewer, since: number): Promise<TurnEvents[]> {
    const { sitting } = this
    if (!sitting || since >= positionFor(sitting, viewer)) return []
    if (this.#recent.covers(since)) return this.#recent.toldTo(viewer, since, sitting.unsettled)
    return turnEvents(
      shownSince(
        settledLines(await this.#histories.of(this.table, sitting)),
        sitting.unsettled,
        viewer,
        since,
      ),
    )
  }

  /** The game position by position; undefined where none has begun, or its rules are not here. */
  whole(): Promise<History> | undefined {
    return this.sitting ? this.#histories.of(this.table, this.sitting) : undefined
  }

  info(): TableInfo {
    return tableInfo(this.table, this.presence.now, this.sitting !== null, this.#hooks.now())
  }

  /** Tells everybody who watches about seats, clocks, proposals and status. */
  showTable(): void {
    this.audience.tell({ type: 'table', table: this.info(), now: this.#hooks.now() })
  }

  #note(noted: Promise<void>): void {
    noted.catch((error: unknown) => this.#hooks.onTrouble(error, 'presence at a table'))
  }

  /** Waits until everything asked so far is done. */
  drained(): Promise<unknown> {
    return this.#tail
  }

  #inTurn<Result>(action: () => Promise<Result>): Promise<Result> {
    const result = this.#tail.then(action)
    this.#tail = result.catch(() => undefined)
    return result
  }

  async #enter(
    submission: Submission,
    answer: (answer: Answer) => void,
    make: (
      sitting: Sitting,
      at: number,
    ) => { sitting: Sitting; barrier: boolean; fresh: readonly PlayedCommand[]; deed: Deed },
  ): Promise<void> {
    const { database, now } = this.#hooks
    for (;;) {
      const { sitting } = this
      const playing = sitting && this.table.status === 'playing'
      if (!playing || submission.at !== positionFor(sitting, submission.seat)) {
        // Who submits may know more than this process does.
        if (await this.#catchUpIfBehind()) continue
        const why = playing ? this.#stale(sitting, submission.seat) : { reason: 'not-playing' as const }
        return answer(await this.#repeated(submission, why))
      }
      if (isBotSeat(this.#seat(submission.seat)) !== (submission.bot ?? false)) {
        if (await this.#catchUpIfBehind()) continue
        return answer(await this.#repeated(submission, { reason: 'not-seated' }))
      }
      const at = now()
      let made: ReturnType<typeof make>
      try {
        made = make(sitting, at)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return answer(this.#refused(submission, { reason: 'rule', rule: error.rule, params: error.params }))
      }
      const progress = this.#progress(made.sitting, submission.seat)
      const number = sitting.length + 1
      const { revision, deciders } = this.table
      const appended = await database.append({
        table: this.id,
        entry: { ...made.deed, number, seat: submission.seat, commandId: submission.id, madeAt: at },
        progress,
        revision,
        snapshot: made.barrier && !sameJson(progress.deciders, deciders) ? made.sitting.settled : null,
      })
      if (appended === 'stored') {
        answer({ type: 'ack', table: this.id, id: submission.id, position: number })
        this.#adopt(made.sitting, progress, made.barrier ? made.fresh : [])
        this.#show(sitting, deciders, new Set(made.deed.kind === 'command' ? [] : made.deed.taken))
        return
      }
      if (appended === 'repeat')
        answer(await this.#repeated(submission, this.#stale(sitting, submission.seat)))
      await this.#catchUp()
      if (appended === 'repeat') return
    }
  }

  /** What is submitted late or twice: if it was stored before, it is acknowledged again. */
  async #repeated(
    submission: Submission,
    otherwise: Omit<RefusedMessage, 'type' | 'table' | 'id'>,
  ): Promise<Answer> {
    const stored = await entryByCommandId(this.#hooks.database.db, this.id, submission.seat, submission.id)
    if (stored) return { type: 'ack', table: this.id, id: submission.id, position: stored.number }
    return this.#refused(submission, otherwise)
  }

  #refused(submission: Submission, why: Omit<RefusedMessage, 'type' | 'table' | 'id'>): RefusedMessage {
    return { type: 'refused', table: this.id, id: submission.id, ...why }
  }

  #stale(sitting: Sitting, viewer: Viewer): Omit<RefusedMessage, 'type' | 'table' | 'id'> {
    return { reason: 'stale', position: positionFor(sitting, viewer), sight: sightOf(sitting, viewer) }
  }

  #progress(sitting: Sitting, by: Seat | null): Progress {
    return progressOf(this.table, sitting, by, this.#hooks.now())
  }

  #adopt(sitting: Sitting, progress: Progress, settled: readonly PlayedCommand[]): void {
    this.sitting = sitting
    this.table = { ...this.table, ...progress, length: sitting.length }
    if (settled.length > 0 && this.#lonely) this.#recent.passOver(sitting.length)
    else this.#recent.remember(settled)
    if (this.botsToMove().length > 0) this.#hooks.onBotTurn(this)
  }

  /** Shows each viewer what it has not seen; who sees nothing new is told at most who is waited for now. */
  #show(before: Sitting | null, deciders: readonly Seat[], taken: ReadonlySet<number>): void {
    const { sitting, table } = this
    if (!sitting) return
    const now = this.#hooks.now()
    const passed = !sameJson(deciders, table.deciders)
    const showing = new Showing(before, sitting)
    this.audience.tellEach((viewer, differences) => {
      const from = before ? positionFor(before, viewer) : 0
      if (from >= positionFor(sitting, viewer)) return passed ? clocksMessage(table, now) : null
      const takenBack = before ? toldOf(before, viewer, taken) : []
      const turns = this.#recent.toldTo(viewer, from, sitting.unsettled)
      const step = stepOf(table, sitting, viewer, { from, takenBack, turns }, now)
      return differences && before ? showing.change(step, viewer) : showing.update(step, viewer)
    })
    this.#recent.rest()
    if (table.status !== 'playing') this.showTable()
  }

  /** Whether there was anything to read. */
  async #catchUpIfBehind(): Promise<boolean> {
    const { length, revision } = this.table
    const [stored] = await tableVersions(this.#hooks.database.db, [this.id])
    if (!stored || (stored.length === length && stored.revision === revision)) return false
    await this.#catchUp()
    return true
  }

  async #catchUp(): Promise<void> {
    const { database, onBotTurn } = this.#hooks
    const table = await readTable(database.db, this.id)
    if (!table) throw new Error('the table is no longer in the database')
    const before = this.sitting
    const { deciders } = this.table
    this.table = table
    const reads = table.length !== before?.length && table.seed !== null
    const taken = reads ? await this.#readOn(before) : new Set<number>()
    this.audience.reseat((accountId) => this.viewerOf(accountId))
    if (before && this.#recent.covers(Math.min(...before.seen))) this.#show(before, deciders, taken)
    else if (this.sitting) this.audience.beginAnew((viewer) => (before ? positionFor(before, viewer) : 0))
    this.#recent.rest()
    this.showTable()
    if (this.botsToMove().length > 0) onBotTurn(this)
  }

  /** Adds the entries that another process has written, or reads the whole game where that does not do; what they took back. */
  async #readOn(before: Sitting | null): Promise<ReadonlySet<number>> {
    const { database, games } = this.#hooks
    let next = before
    const entries = before ? await entriesAfter(database.db, this.id, before.length) : []
    for (const entry of entries) {
      const followed = next && follow(next, entry)
      next = followed?.sitting ?? null
      if (!followed) break
      if (followed.barrier) this.#recent.remember(followed.fresh)
    }
    if (next) {
      this.sitting = next
      return takenBy(entries)
    }
    const rules = await rulesAt(games, database.db, this.table)
    this.#take(await loadSitting(database.db, this.table, rules?.game))
    return takenBy(entries)
  }

  #take({ sitting, recent, recentFrom }: Loaded): void {
    this.sitting = sitting
    this.#recent = new RecentHistory(recent, recentFrom)
  }

  #seat(seat: Seat): NamedSeat {
    const found = this.table.seats[seat]
    if (!found) throw new Error(`the table has no seat ${seat}`)
    return found
  }

  /** Whether bots are among themselves: nobody watches, and nobody with a seat could be away for a moment. */
  get #lonely(): boolean {
    return this.audience.empty && this.table.seats.every(({ kind }) => kind === 'bot')
  }

  /** Whether nobody would miss it in memory. */
  get idle(): boolean {
    return this.audience.empty && (isOver(this.table) || this.botsToMove().length === 0)
  }
}
