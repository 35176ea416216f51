// One table in two worlds: the same is done at both, and what the viewer receives of both is kept.

import { setTimeout } from 'node:timers/promises'
import {
  below,
  pick,
  type BaseCommand,
  type BaseState,
  type Rng,
  type Seat,
  type Viewer,
} from '@entrepot/kernel'
import type { Sight } from '@entrepot/protocol'
import type { RunningServer } from '../../src/server.ts'
import { Person, Socket } from '../../test/client.ts'

/** Whoever is at the table, at one of the two servers. */
interface Side {
  readonly site: RunningServer
  readonly people: readonly Person[]
  readonly seats: readonly Socket[]
  readonly spectator: Socket
  readonly stranger: Person
}

/**
 * Whether half of the viewers are told what has changed and half of them everything, or all of them everything: what one
 * viewer takes over from another shows most where all are told alike.
 */
export type Hears = 'both' | 'everything'

export class TwinTable {
  readonly id: string
  /** Answers to requests, as they came. */
  readonly #asked: [string[], string[]] = [[], []]
  /** How many messages each socket had when all were there. */
  readonly #from: readonly [Map<Socket, number>, Map<Socket, number>] = [new Map(), new Map()]
  #sides: readonly [Side, Side]
  #hears: Hears

  constructor(id: string, sides: readonly [Side, Side], hears: Hears) {
    this.id = id
    this.#sides = sides
    this.#hears = hears
  }

  /** Everybody comes to the table at both servers. */
  static async join(
    id: string,
    sites: readonly [RunningServer, RunningServer],
    cookies: readonly string[],
    hears: Hears,
  ): Promise<TwinTable> {
    // The bots move as soon as their table is in memory; who came meanwhile would see more of it in one world.
    await Promise.all(sites.map((site) => botsMoved(site, id)))
    const sides = await Promise.all(sites.map((site) => sideOf(site, cookies)))
    const table = new TwinTable(id, sides as [Side, Side], hears)
    await table.#both(async ({ seats, spectator }) => {
      for (const [seat, socket] of seats.entries())
        await socket.join(id, undefined, hearsDifferences(hears, seat))
      await spectator.join(id, undefined, hearsDifferences(hears, null))
    })
    // Who is here is told a little later, and not equally late in both worlds.
    await setTimeout(PRESENCE_TOLD_MS)
    await table.#settle()
    table.#comeTogether()
    return table
  }

  /** What a seat sees now in each world. */
  sights(seat: Seat): [Sight, Sight] {
    return this.#sides.map(({ seats }) => (seats[seat] as Socket).latest(this.id).sight) as [Sight, Sight]
  }

  async states(): Promise<[BaseState, BaseState]> {
    const states = this.#sides.map(
      async ({ site }) => (await site.context.rooms.enter(this.id))?.sitting?.state,
    )
    return (await Promise.all(states)) as [BaseState, BaseState]
  }

  /** Plays in each world, the bots after it, and waits until all have heard of it. */
  async play(seat: Seat, commands: readonly [BaseCommand, BaseCommand]): Promise<void> {
    await this.#both(async ({ seats }, world) => {
      const socket = seats[seat] as Socket
      await socket.play(this.id, positionOf(socket, this.id), commands[world] as BaseCommand)
    })
    await this.#settle()
  }

  async undo(seat: Seat): Promise<void> {
    await this.#both(async ({ seats }) => {
      const socket = seats[seat] as Socket
      await socket.undo(this.id, positionOf(socket, this.id))
    })
    await this.#settle()
  }

  /** Asks, as the viewer, for all that can be asked of a table. */
  async ask(viewer: Viewer, rng: Rng): Promise<void> {
    const at = below(rng, 40)
    const paths = ['', '/sight', '/rounds', '/export', '/history', `/at/${at}`, '/at/0'].map(
      (end) => `/api/tables/${this.id}${end}`,
    )
    await this.#both(async (side, world) => {
      const person = viewer === null ? side.stranger : (side.people[viewer] as Person)
      for (const path of [...paths, '/api/tables', '/api/me']) {
        const { status, body } = await person.ask('GET', path)
        this.#asked[world]?.push(`${path} ${status} ${withoutTrace(JSON.stringify(body))}`)
      }
      // What is told to who comes back with a position is kept by the socket.
      for (const since of [0, at])
        await socketOf(side, viewer).join(this.id, since, hearsDifferences(this.#hears, viewer))
    })
  }

  /** The first difference between what the viewer received in the two worlds; undefined when it is the same to the byte. */
  difference(viewer: Viewer): string | undefined {
    const received = this.#sides.map((side, world) => [
      ...told(socketOf(side, viewer), this.#from[world]?.get(socketOf(side, viewer)) ?? 0),
      ...(this.#asked[world] as string[]),
    ])
    const [one, other] = received as [string[], string[]]
    for (let i = 0; i < Math.max(one.length, other.length); i++) {
      if (one[i] !== other[i]) return `${excerpt(one[i], other[i])} | ${excerpt(other[i], one[i])}`
    }
    return undefined
  }

  /** Whether a text stands anywhere in what the viewer has received. */
  wasTold(viewer: Viewer, text: string): boolean {
    return this.#sides.some(
      (side, world) =>
        socketOf(side, viewer).bytes.includes(text) ||
        this.#asked[world]?.some((each) => each.includes(text)),
    )
  }

  /** How many bytes the viewer has received in the first world. */
  bytes(viewer: Viewer): number {
    return socketOf(this.#sides[0], viewer).bytes.length + this.#asked[0].join('').length
  }

  close(): void {
    for (const { seats, spectator } of this.#sides) for (const socket of [...seats, spectator]) socket.close()
  }

  /** From here on messages come in the same order in both worlds. */
  #comeTogether(): void {
    for (const [world, { seats, spectator }] of this.#sides.entries())
      for (const socket of [...seats, spectator]) this.#from[world]?.set(socket, socket.received.length)
  }

  async #both(act: (side: Side, world: 0 | 1) => Promise<void>): Promise<void> {
    await Promise.all(this.#sides.map((side, world) => act(side, world as 0 | 1)))
  }

  /** Waits for the bots first: a ping while they move would be answered earlier in one world than in the other. */
  async #settle(): Promise<void> {
    await this.#both(async ({ site, seats, spectator }) => {
      await botsMoved(site, this.id)
      for (const socket of [...seats, spectator]) await socket.settled()
    })
  }
}

/** The id of an error is drawn for each answer and stands in the log: it names the request, and nothing of the game. */
function withoutTrace(body: string): string {
  return body.replace(/,"trace":"[\w-]{16}"/, '')
}

/** After so long everybody has heard who is at the table. */
const PRESENCE_TOLD_MS = 500
/** How often a bot is looked after. */
const LOOK_MS = 2

async function botsMoved(site: RunningServer, table: string): Promise<void> {
  const room = await site.context.rooms.enter(table)
  while (room && room.botsToMove().length > 0) await setTimeout(LOOK_MS)
}

function socketOf({ seats, spectator }: Side, viewer: Viewer): Socket {
  return viewer === null ? spectator : (seats[viewer] as Socket)
}

/**
 * The messages that a socket has received, counted from when all were there; of those before it, what they told of the
 * game: how many others had already been announced by then is a matter of milliseconds.
 */
function told({ raw }: Socket, from: number): string[] {
  return raw.flatMap(({ n, ...message }, i) => {
    if (i >= from) return [JSON.stringify({ n: n - from, ...message })]
    return message.type === 'sync' ? [JSON.stringify(message)] : []
  })
}

async function sideOf(site: RunningServer, cookies: readonly string[]): Promise<Side> {
  const people = cookies.map((cookie) => Object.assign(new Person(site.address), { cookie }))
  const seats: Socket[] = []
  for (const person of people) seats.push(await person.connect())
  return {
    site,
    people,
    seats,
    spectator: await Socket.open(site.address),
    stranger: new Person(site.address),
  }
}

function hearsDifferences(hears: Hears, viewer: Viewer): boolean {
  return hears === 'both' && (viewer === null || viewer % 2 === 1)
}

function positionOf(socket: Socket, table: string): number {
  const now = socket.latest(table)
  return now.type === 'sync' ? now.position : now.to
}

/** A text from a little before the place where it begins to differ from another. */
function excerpt(text = 'nothing', other = ''): string {
  let at = 0
  while (at < text.length && text[at] === other[at]) at++
  return text.slice(Math.max(0, at - 60), at + 60)
}

/** A command that is legal in both worlds; undefined where there is none. */
export function inBoth(rng: Rng, [one, other]: readonly [Sight, Sight]): BaseCommand | undefined {
  const texts = new Set(other.legal.map((command) => JSON.stringify(command)))
  const common = one.legal.filter((command) => texts.has(JSON.stringify(command)))
  return common.length === 0 ? undefined : pick(rng, common)
}
