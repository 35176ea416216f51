import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { playerWith, type Level } from '@entrepot/bots'
import {
  begin,
  canonicalJson,
  exportGame,
  hashState,
  play,
  fastRng,
  sha256,
  type BaseState,
  type ExportedGame,
  type Game,
  type OptionValues,
} from '@entrepot/kernel'
import type { Release } from '../src/index.ts'
import { folder } from './manifest.ts'

/** A stored game of a release, and what it looked like on its way. */
export interface Golden {
  readonly file: ExportedGame
  readonly marks: readonly Mark[]
}

/** The state at a position, and what the seats and a spectator saw of it. */
interface Mark {
  readonly position: number
  readonly state: string
  readonly views: string
}

const EVERY = 40

export function markOf(game: Game, state: BaseState, seats: number, position: number): Mark {
  const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
  const views = viewers.map((viewer) => game.view(state, viewer))
  return { position, state: hashState(state), views: sha256(canonicalJson(views)) }
}

/** The golden games of a release, by name. */
export function readGoldens(game: string, version: string): Map<string, Golden> {
  const from = folder(`golden/${game}-${version}`)
  const read = (name: string): Golden =>
    JSON.parse(gunzipSync(readFileSync(new URL(name, from))).toString()) as Golden
  return new Map(readdirSync(from).map((name) => [name, read(name)]))
}

/** Plays the golden games of a release: every number of seats, with and without options, and some that were left. */
export function writeGoldens({ game, knowledge }: Release): void {
  const to = folder(`golden/${game.id}-${game.version}`)
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  const other = otherOptions(game)
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const golden = (level: Level, options: OptionValues, most?: number): Golden =>
      playGolden({ game, knowledge }, { seats, level, options, most })
    const games = {
      plain: golden('1', {}),
      options: golden('random', other),
      left: golden('2', seats % 2 === 0 ? {} : other, 70),
    }
    for (const [name, { file, marks }] of Object.entries(games))
      writeFileSync(new URL(`${seats}-${name}.json.gz`, to), packed({ file, marks }))
  }
}

interface Table {
  readonly seats: number
  readonly level: Level
  readonly options: OptionValues
  /** After so many commands the game is left. */
  readonly most: number | undefined
}

function playGolden({ game, knowledge }: Release, { seats, level, options, most }: Table): Golden {
  const seed = `golden ${seats} ${level}`
  const rng = fastRng(`${seed} players`)
  // Without a clock, so that the same games come out everywhere; few tries do for an example.
  const players = Array.from({ length: seats }, () => playerWith(knowledge, game, level, { iterations: 8 }))
  let match = begin(game, options, seats, seed)
  const marks = [markOf(game, match.state, seats, 0)]
  while (match.record.log.length !== most) {
    const [seat] = game.deciders(match.state)
    const player = seat === undefined ? undefined : players[seat]
    if (seat === undefined || player === undefined) break
    match = play(game, match, seat, player.choose(game.view(match.state, seat), seat, rng))
    const position = match.record.log.length
    if (position % EVERY === 0) marks.push(markOf(game, match.state, seats, position))
  }
  marks.push(markOf(game, match.state, seats, match.record.log.length))
  return { file: exportGame(game, match), marks }
}

/** Every option as it is not by default. */
function otherOptions({ options }: Game): OptionValues {
  return Object.fromEntries(
    Object.entries(options).map(([name, spec]) => [
      name,
      spec.kind === 'switch' ? !spec.default : (spec.values.find((value) => value !== spec.default) ?? ''),
    ]),
  )
}

function packed(golden: Golden): Buffer {
  const bytes = gzipSync(JSON.stringify(golden), { level: 9 })
  // The byte that names the operating system: the same file everywhere.
  bytes[9] = 255
  return bytes
}
