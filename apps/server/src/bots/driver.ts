import { pick, fastRng, sha256, type BaseCommand, type Seat } from '@entrepot/kernel'
import { sightOf } from '../play/sight.ts'
import { positionFor, type Sitting } from '../play/sitting.ts'
import type { Answer, Room } from '../rooms/room.ts'
import type { BotPool } from './pool.ts'

/** A bot that fails so often at one decision is helped out with any legal command. */
const ATTEMPTS = 2

export interface BotDriver {
  /** Sees to it that the bots of a room move, one command after another, until a person must decide. */
  drive(room: Room): void
  /** Waits until no bot is moving any more; new ones do not begin. */
  close(): Promise<void>
}

export interface BotDriverOptions {
  readonly pool: BotPool
  readonly onTrouble: (error: unknown, what: string) => void
}

export function botDriver({ pool, onTrouble }: BotDriverOptions): BotDriver {
  const driving = new Map<string, Promise<void>>()
  let closed = false

  async function moveAll(room: Room): Promise<void> {
    for (;;) {
      const [seat] = room.botsToMove()
      if (seat === undefined || closed) return
      await move(room, seat)
    }
  }

  async function move(room: Room, seat: Seat): Promise<void> {
    const at = positionFor(sittingOf(room), seat)
    const command = await chosen(room, seat)
    if (closed) return
    // The same decision always has the same id: two processes that move the same bot store one command.
    const wish = { seat, id: `bot-${at}`, at }
    let answer: Answer | undefined
    await room.play(wish, command, (given) => (answer = given))
    if (answer?.type === 'refused' && answer.reason === 'rule') {
      onTrouble(new Error(`refused by ${answer.rule}`), `bot at seat ${seat} of table ${room.id}`)
      await room.play(wish, anyCommand(room, seat), () => {})
    }
  }

  async function chosen(room: Room, seat: Seat): Promise<BaseCommand> {
    const { table, seats } = room.whole
    const sitting = sittingOf(room)
    const thought = {
      game: table.game,
      version: table.version,
      table: room.id,
      level: seats[seat]?.level ?? 'random',
      view: sightOf(sitting, seat).view,
      seat,
      // Of the secret seed, so that nobody can foresee the bot's choice.
      seed: sha256(`${table.seed}/bot/${seat}/${positionFor(sitting, seat)}`),
    }
    for (let attempt = 1; attempt <= ATTEMPTS && !closed; attempt++) {
      try {
        return await pool.choose(thought)
      } catch (error) {
        onTrouble(
          error,
          `bot of level ${thought.level} at seat ${seat} of table ${room.id}, attempt ${attempt}`,
        )
      }
    }
    return anyCommand(room, seat)
  }

  return {
    drive(room) {
      if (closed || driving.has(room.id)) return
      const done = moveAll(room)
        .catch((error: unknown) => onTrouble(error, `bots of table ${room.id}`))
        .finally(() => driving.delete(room.id))
      driving.set(room.id, done)
    },
    async close() {
      closed = true
      await Promise.all(driving.values())
    },
  }
}

/** Any legal command, for a bot that cannot choose: the table must not wait for it. */
function anyCommand(room: Room, seat: Seat): BaseCommand {
  const sitting = sittingOf(room)
  const { legal } = sightOf(sitting, seat)
  if (legal.length === 0) throw new Error(`seat ${seat} must decide and has no legal command`)
  const chance = fastRng(sha256(`${room.whole.table.seed}/any/${seat}/${positionFor(sitting, seat)}`))
  return pick(chance, legal)
}

function sittingOf({ id, sitting }: Room): Sitting {
  if (!sitting) throw new Error(`the game at table ${id} has not begun`)
  return sitting
}
