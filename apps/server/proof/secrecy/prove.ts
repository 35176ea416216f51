import { below, pick, fastRng, type BaseCommand, type BaseState, type Rng, type Seat } from '@entrepot/kernel'
import type { Sight } from '@entrepot/protocol'
import type { RunningServer } from '../../src/server.ts'
import { gameOf, Person } from '../../test/client.ts'
import { leaking } from '../planted/leaks.ts'
import { inBoth, TwinTable, type Hears } from './twin-table.ts'
import { openTwins } from './twin-sites.ts'
import { DIFFERENCES, HIDDEN, mayGoOn, planOf, worldOf, type Difference } from './worlds.ts'

export interface SecrecyOptions {
  readonly tables: number
  readonly seed: string
  /** The name of a planted fault. */
  readonly plant?: string | undefined
  /** After so many leaks there is no need to go on. */
  readonly enough?: number
}

export interface Secrecy {
  tables: number
  commands: number
  bytes: number
  readonly leaks: string[]
}

/** At most so many commands at one table. */
const LONGEST = 60
/** Novice goes by no clock: what it plays depends on what it is told alone. */
const BOT_LEVEL = '1'
/** So many tables are made at a time: after a leak there is no need for the others. */
const AT_A_TIME = 12
const NAMES = ['Ada', 'Ben', 'Cem', 'Dee']

interface Made {
  readonly id: string
  readonly seed: string
  /** What nobody may be told before the end: both worlds have the same, so that a comparison would not show it. */
  readonly untold: readonly string[]
  readonly seats: number
  readonly cookies: readonly string[]
  readonly bots: readonly Seat[]
  readonly hears: Hears
}

/** Plays at tables of both games in pairs of worlds, and lists what a viewer received of one and not of the other. */
export async function proveSecrecy(options: SecrecyOptions): Promise<Secrecy> {
  const { tables, seed, enough = Infinity } = options
  const found: Secrecy = { tables: 0, commands: 0, bytes: 0, leaks: [] }
  const rng = fastRng(`secrecy ${seed}`)
  const share = Math.ceil(tables / DIFFERENCES.length)
  for (const difference of DIFFERENCES)
    for (let from = 0; from < share && found.leaks.length < enough; from += AT_A_TIME)
      await playTables(from, Math.min(share, from + AT_A_TIME), difference, options, rng, found)
  return found
}

/** Plays at so many tables of the two servers that are opened for them. */
async function playTables(
  from: number,
  to: number,
  difference: Difference,
  { plant, enough = Infinity }: SecrecyOptions,
  rng: Rng,
  found: Secrecy,
): Promise<void> {
  const made: (Made & { game: number })[] = []
  const worlds = ([0, 1] as const).map((world) =>
    HIDDEN.map((hidden) => leaking(worldOf(hidden, world, difference), plant)),
  )
  const twins = await openTwins(worlds as never, async (site) => {
    for (let i = from; i < to; i++) {
      const game = i % HIDDEN.length
      made.push({
        game,
        ...(await newTable(site, HIDDEN[game]?.subject.game.id as string, 2 + (i % 3), difference, i)),
      })
    }
  })
  try {
    for (const table of made) {
      if (found.leaks.length >= enough) return
      await playTable(twins, table, difference, rng, found)
    }
  } finally {
    await twins.stop()
  }
}

/** Every third table at which nobody knows what differs has a bot: it must play the same in both worlds. */
async function newTable(
  site: RunningServer,
  game: string,
  seats: number,
  difference: Difference,
  index: number,
): Promise<Made> {
  const withBot = difference === 'piles' && index % 3 === 0
  const people: Person[] = []
  for (const name of NAMES.slice(0, withBot ? seats - 1 : seats))
    people.push(await Person.guest(site.address, name))
  const id = await gameOf(people, game, { visibility: 'open' }, withBot ? [BOT_LEVEL] : [])
  const room = await site.context.rooms.enter(id)
  return {
    id,
    seed: String(room?.table.seed),
    untold: [room?.table.seed, room?.table.dealSecret].map(String),
    seats,
    cookies: people.map(({ cookie }) => cookie),
    bots: withBot ? [seats - 1] : [],
    hears: Math.floor(index / HIDDEN.length) % 2 === 0 ? 'everything' : 'both',
  }
}

async function playTable(
  { sites, pass }: Awaited<ReturnType<typeof openTwins>>,
  { id, seed, untold, seats, cookies, bots, hears, game }: Made & { game: number },
  difference: Difference,
  rng: Rng,
  found: Secrecy,
): Promise<void> {
  const hidden = HIDDEN[game] as (typeof HIDDEN)[number]
  const { viewer } = planOf(seed, seats, difference)
  // A bot's seat receives nothing over the wire: the spectator looks in its place.
  const watching = viewer !== null && bots.includes(viewer) ? null : viewer
  const table = await TwinTable.join(id, sites, cookies, hears)
  const [start] = await table.states()
  for (let step = 0; step < LONGEST; step++) {
    const states = await table.states()
    const deciders = hidden.subject.game.deciders(states[0])
    if (deciders.length === 0) return table.close()
    const seat = pick(rng, deciders)
    const sights = table.sights(seat)
    if (below(rng, 8) === 0 && sights.every(({ undoable }) => undoable > 0)) {
      await table.undo(seat)
      continue
    }
    const commands = commandsFor(
      rng,
      hidden.subject.game,
      difference,
      seat === watching,
      seat,
      sights,
      states,
    )
    if (!commands) break
    const moves = commands.map((command, world) => ({ state: states[world] as BaseState, seat, command }))
    if (!mayGoOn(hidden, difference, start, moves)) break
    pass(1000)
    await table.play(seat, commands)
    found.commands++
    // A bot may have ended the game: then all is told to everybody.
    if ((await table.states()).some((state) => hidden.subject.game.outcome(state) !== null))
      return table.close()
    if (step % 10 === 0) await table.ask(watching, rng)
  }
  await table.ask(watching, rng)
  const leak = table.difference(watching)
  if (leak !== undefined)
    found.leaks.push(
      `${hidden.subject.game.id}, ${difference}, ${seats} seats, to ${watching ?? 'a spectator'}: ${leak}`,
    )
  if (untold.some((text) => table.wasTold(watching, text)))
    found.leaks.push(
      `${hidden.subject.game.id}: the seed or the secret of the deal to ${watching ?? 'a spectator'}`,
    )
  found.tables++
  found.bytes += table.bytes(watching)
  table.close()
}

/** The same command in both worlds; but where the others choose in secret, two that leave the same seats to decide. */
function commandsFor(
  rng: Rng,
  game: (typeof HIDDEN)[number]['subject']['game'],
  difference: Difference,
  own: boolean,
  seat: Seat,
  sights: readonly [Sight, Sight],
  states: readonly [BaseState, BaseState],
): readonly [BaseCommand, BaseCommand] | undefined {
  if (difference !== 'choices' || own) {
    const command = inBoth(rng, sights)
    return command && [command, command]
  }
  const left = (world: 0 | 1, command: BaseCommand): string =>
    game.deciders(game.apply(states[world], seat, command).state).join()
  const one = pick(rng, sights[0].legal)
  const others = sights[1].legal.filter((command) => left(1, command) === left(0, one))
  return others.length === 0 ? undefined : [one, pick(rng, others)]
}
