import { hash } from 'node:crypto'
import {
  pick,
  fastRng,
  positionFor,
  stateFor,
  type BaseCommand,
  type Seat,
  type Sitting,
} from '@entrepot/kernel'
import { sightOf } from '../play/sight.ts'
import type { Answer, Room, Submission } from '../rooms/room.ts'
import { loggedId } from '../secrets.ts'
import { claimBots, keepBots, releaseBots } from '../storage/bot-leases.ts'
import type { Database } from '../storage/database.ts'
import { BotFailure, type BotPool, type BotRequest } from './pool.ts'

/** A bot that itself fails so often at one decision is helped out with any legal command. */
const ATTEMPTS = 2

/** The bots of a table are another process's to move if this one has not spoken of them for so long. */
const LEASE_MS = 30_000

/** What a bot has chosen at a position of its seat. */
interface Chosen {
  readonly at: number
  readonly command: BaseCommand
}

export interface BotDriver {
  /** Sees to it that the bots of a room move, one command after another, until a person must decide. */
  drive(room: Room): void
  /** From now on nothing a bot thinks is played, and none begins; waits for what is being written. */
  close(): Promise<void>
}

export interface BotDriverOptions {
  readonly pool: BotPool
  readonly database: Database
  readonly now: () => number
  readonly onTrouble: (error: unknown, what: string) => void
  /** Called with how long a bot was waited for, in seconds. */
  readonly onMoved: (seconds: number) => void
}

export function botDriver({ pool, database, now, onTrouble, onMoved }: BotDriverOptions): BotDriver {
  const driving = new Map<string, Promise<void>>()
  /** Rooms whose bots were asked for while they were moving. */
  const again = new Set<string>()
  // Only where others might move the same bots.
  const shared = database.kind === 'postgres'
  let closed = false
  const lasting = setInterval(() => {
    const ids = [...driving.keys()]
    if (!shared || ids.length === 0) return
    keepBots(database.db, ids, database.process, now() + LEASE_MS).catch((error: unknown) =>
      onTrouble(error, 'keeping the bots'),
    )
  }, LEASE_MS / 3).unref()

  async function moveMine(room: Room): Promise<void> {
    if (room.botsToMove().length === 0) return
    if (!shared) return moveAll(room)
    if (!(await claimBots(database.db, room.id, database.process, now(), now() + LEASE_MS))) return
    try {
      await moveAll(room)
    } finally {
      await releaseBots(database.db, room.id, database.process)
    }
  }

  async function moveAll(room: Room): Promise<void> {
    for (;;) {
      const [seat] = room.botsToMove()
      if (seat === undefined || closed) return
      const due = room.table.botDueAt ?? now()
      const choice = await chosen(room, seat)
      if (choice === undefined || closed) return
      const { at, command } = choice
      // The same decision always has the same id: should two processes move the same bot, they store one command.
      await play(room, { seat, id: `bot-${at}`, at, bot: true }, command)
      onMoved((now() - due) / 1000)
    }
  }

  async function play(room: Room, submission: Submission, command: BaseCommand): Promise<void> {
    let answer: Answer | undefined
    await room.play(submission, command, (given) => (answer = given))
    if (answer?.type !== 'refused' || answer.reason !== 'rule') return
    onTrouble(
      new Error(`refused by ${answer.rule}`),
      `bot at seat ${submission.seat} of table ${loggedId(room.id)}`,
    )
    await room.play(submission, anyCommand(room, submission.seat), () => {})
  }

  /**
   * What the bot wants, and at which position; undefined when it could not be asked, because its thread died, the process
   * stops or the table waits for somebody else by now: then it is asked again later, here or elsewhere.
   */
  async function chosen(room: Room, seat: Seat): Promise<Chosen | undefined> {
    const level = room.table.seats[seat]?.level ?? 'random'
    let at = 0
    const ask = (): BotRequest | null => {
      if (closed || !room.botsToMove().includes(seat)) return null
      at = positionFor(sittingOf(room), seat)
      return requestOf(room, seat, level)
    }
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      try {
        const command = await pool.choose({ level, ask })
        return command === null ? undefined : { at, command }
      } catch (error) {
        if (closed) return undefined
        onTrouble(
          error,
          `bot of level ${level} at seat ${seat} of table ${loggedId(room.id)}, attempt ${attempt}`,
        )
        if (!(error instanceof BotFailure)) return undefined
      }
    }
    return { at: positionFor(sittingOf(room), seat), command: anyCommand(room, seat) }
  }

  function drive(room: Room): void {
    if (closed) return
    if (driving.has(room.id)) return void again.add(room.id)
    const done = moveMine(room)
      .catch((error: unknown) => onTrouble(error, `bots of table ${loggedId(room.id)}`))
      .finally(() => {
        driving.delete(room.id)
        if (again.delete(room.id)) drive(room)
      })
    driving.set(room.id, done)
  }

  return {
    drive,
    async close() {
      closed = true
      clearInterval(lasting)
      await Promise.all(driving.values())
    },
  }
}

/** All that a bot is told. */
function requestOf(room: Room, seat: Seat, level: string): BotRequest {
  const { table } = room
  const sitting = sittingOf(room)
  return {
    game: table.game,
    version: table.version,
    edition: table.edition && { ...table.edition, figures: sitting.game.figures },
    table: room.id,
    level,
    view: JSON.stringify(sitting.game.view(stateFor(sitting, seat), seat)),
    seat,
    // Of the secret seed, so that nobody can foresee the bot's choice.
    seed: hash('sha256', `${table.seed}/bot/${seat}/${positionFor(sitting, seat)}`),
  }
}

/** Any legal command, for a bot that cannot choose: the table must not wait for it. */
function anyCommand(room: Room, seat: Seat): BaseCommand {
  const sitting = sittingOf(room)
  const { legal } = sightOf(sitting, seat)
  if (legal.length === 0) throw new Error(`seat ${seat} must decide and has no legal command`)
  const chance = fastRng(hash('sha256', `${room.table.seed}/any/${seat}/${positionFor(sitting, seat)}`))
  return pick(chance, legal)
}

function sittingOf({ id, sitting }: Room): Sitting {
  if (!sitting) throw new Error(`the game at table ${loggedId(id)} has not begun`)
  return sitting
}
