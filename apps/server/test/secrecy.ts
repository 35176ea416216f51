// Accounts for every byte that a seat's socket has received: each message holds what its seat may know of that moment by
// the rules, computed here from the finished game by the kernel alone, and nothing else.

import { isDeepStrictEqual } from 'node:util'
import {
  begin,
  play,
  type BaseCommand,
  type BaseState,
  type ExportedGame,
  type Game,
  type Match,
  type Seat,
  type Told,
  type Viewer,
} from '@entrepot/kernel'
import type { ServerMessage, Sight, TurnEvents } from '@entrepot/protocol'

type Played = Match<BaseState, BaseCommand>
type Events = readonly Told<{ type: string }>[]

const FIELDS: Partial<Record<ServerMessage['type'], string>> = {
  welcome: 'account,n,now,protocol,type',
  sync: 'chat,missed,n,now,position,sight,since,table,type,viewer',
  update: 'clocks,from,n,now,sight,table,takenBack,to,turns,type',
  table: 'n,now,table,type',
  clocks: 'clocks,deciders,n,now,table,type',
  ack: 'id,n,position,table,type',
  pong: 'at,n,now,type',
}

/** Throws unless the seat's messages of a whole game hold exactly what the seat may know. Nothing was undone in it. */
export function accountForBytes(
  game: Game,
  file: ExportedGame,
  seat: Seat,
  received: readonly ServerMessage[],
): number {
  const told = eventsOf(game, file)
  let sights = 0
  for (const message of received) {
    const fields = Object.keys(message).toSorted().join()
    if (fields !== FIELDS[message.type]) throw new Error(`a ${message.type} message with ${fields}`)
    if (message.type === 'sync' && message.sight) {
      checkSight(game, file, seat, message.position, message.sight)
      sights++
    } else if (message.type === 'update') {
      checkSight(game, file, seat, message.to, message.sight)
      checkTurns(told, seat, message.turns)
      sights++
    } else if (
      message.type === 'table' &&
      message.table.status === 'playing' &&
      message.table.seed !== null
    ) {
      throw new Error('the seed was told before the end')
    }
  }
  return sights
}

function checkSight(game: Game, file: ExportedGame, seat: Seat, position: number, sight: Sight): void {
  const { state } = matchFor(game, file, seat, position)
  const may = { view: game.view(state, seat), legal: game.legal(state, seat), round: game.round(state) }
  const has = { view: sight.view, legal: sight.legal, round: sight.round }
  if (!isDeepStrictEqual(has, asSent(may))) {
    throw new Error(`at ${position} seat ${seat} saw what it may not see, or not what it may`)
  }
  if (Object.keys(sight).toSorted().join() !== 'deciders,legal,outcome,round,undoable,view') {
    throw new Error(`a sight with ${Object.keys(sight).join()}`)
  }
}

function checkTurns(told: readonly Events[], seat: Seat, turns: readonly TurnEvents[]): void {
  for (const { position, events } of turns) {
    const may = told[position - 1]
      ?.filter(({ to }) => to === null || to.includes(seat))
      .map(({ event }) => event)
    if (!isDeepStrictEqual(events, asSent(may))) {
      throw new Error(`seat ${seat} heard of entry ${position} what it may not hear`)
    }
  }
}

/** What a viewer may see of a position, looking back at it: the view and the round. */
export function mayHaveSeen(
  game: Game,
  file: ExportedGame,
  viewer: Viewer,
  position: number,
): Pick<Sight, 'view' | 'round'> {
  const { state } = matchFor(game, file, viewer, position)
  return asSent({ view: game.view(state, viewer), round: game.round(state) })
}

/** As the wire carries it, which knows no undefined. */
function asSent<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}

/** The game as a viewer may see it at a position: settled up to the last barrier, and its own commands since. */
function matchFor(game: Game, file: ExportedGame, seat: Viewer, position: number): Played {
  const log = file.log.slice(0, position)
  const settled = log.findLastIndex(({ barrier }) => barrier) + 1
  let match: Played = begin(game, file.options, file.seats, file.seed)
  for (const [i, entry] of log.entries()) {
    if (i < settled || entry.seat === seat) match = play(game, match, entry.seat, entry.command)
  }
  return match
}

function eventsOf(game: Game, file: ExportedGame): Events[] {
  let match: Played = begin(game, file.options, file.seats, file.seed)
  return file.log.map(({ seat, command }) => {
    const { events, ...next } = play(game, match, seat, command)
    match = next
    return events
  })
}
