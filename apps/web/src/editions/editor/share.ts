import { entryOf, type GameId } from '@entrepot/bots/games'
import { exportEdition, type Edition } from '@entrepot/kernel'
import { loadRules } from '../../games/load-rules.ts'
import type { Box } from '../../games/module.ts'
import { changesBetween, withChanges, type Change } from '../figures.ts'
import { MOST_BYTES, openEdition, UnreadableEdition } from '../open-edition.ts'

/** What a link carries: what is changed of the figures of a version, which every site of that version knows. */
interface Shared {
  /** Missing in the first links. */
  readonly game?: string
  readonly version: string
  readonly id: string
  readonly name: string
  readonly changes: readonly Change[]
  /** The components that were compared with a box; missing in the first links. */
  readonly fromBox?: readonly string[]
}

const MARK = '#edition='

/** The part of an address that holds an edition. It stays in the browser: no server is told of it. */
export async function shareText(game: GameId, { id, name, figures, provenance }: Edition): Promise<string> {
  const { version, figures: own } = await entryOf(game).rules()
  const changes = changesBetween(own, figures)
  const shared: Shared = { game, version, id, name, changes, fromBox: Object.keys(provenance) }
  const bytes = new TextEncoder().encode(JSON.stringify(shared))
  return MARK + toText(await through(bytes, new CompressionStream('deflate-raw')))
}

export function isShared(fragment: string): boolean {
  return fragment.startsWith(MARK)
}

/** The edition of an address. Throws an `UnreadableEdition`. */
export async function readShared(game: GameId, box: Box, fragment: string): Promise<Edition> {
  const shared = await unpacked(fragment)
  if ((shared.game ?? game) !== game) throw new UnreadableEdition({ kind: 'game', game: String(shared.game) })
  return openEdition(game, box, await fileOf(game, shared))
}

async function unpacked(fragment: string): Promise<Shared> {
  try {
    const bytes = await through(toBytes(fragment.slice(MARK.length)), new DecompressionStream('deflate-raw'))
    return JSON.parse(new TextDecoder().decode(bytes)) as Shared
  } catch {
    throw new UnreadableEdition({ kind: 'none' })
  }
}

/** The file that the link stands for. Whoever wrote the link may have written anything. */
async function fileOf(game: GameId, { version, id, name, changes, fromBox = [] }: Shared): Promise<string> {
  const own = (await loadRules(game, version).catch(() => null))?.figures
  if (own === undefined) throw new UnreadableEdition({ kind: 'none' })
  try {
    const figures = withChanges(own, changes)
    const provenance = Object.fromEntries(fromBox.map((place) => [place, 'box']))
    return JSON.stringify(exportEdition({ id, name, game, figures, provenance }))
  } catch {
    throw new UnreadableEdition({ kind: 'none' })
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: TransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(change)
  const reader = (stream as ReadableStream<Uint8Array>).getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value)
    size += read.value.length
    if (size > MOST_BYTES) throw new RangeError('The link unpacks to more than any edition holds.')
  }
  return new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer())
}

function toText(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
