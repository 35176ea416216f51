import { entryOf, type GameId } from '@entrepot/bots/games'
import { readEdition, type Edition } from '@entrepot/kernel'
import { loadRules } from '../../games/load-rules.ts'
import { changesBetween, withChanges, type Change } from '../figures.ts'

/** What a link carries: what is changed of the figures of a version, which every site of that version knows. */
interface Shared {
  readonly version: string
  readonly id: string
  readonly name: string
  readonly changes: readonly Change[]
}

const MARK = '#edition='

/** The part of an address that holds an edition. It stays in the browser: no server is told of it. */
export async function shareText(game: GameId, { id, name, figures }: Edition): Promise<string> {
  const { version, figures: own } = await entryOf(game).rules()
  const shared: Shared = { version, id, name, changes: changesBetween(own, figures) }
  return (
    MARK +
    toText(
      await through(new TextEncoder().encode(JSON.stringify(shared)), new CompressionStream('deflate-raw')),
    )
  )
}

export function isShared(fragment: string): boolean {
  return fragment.startsWith(MARK)
}

/** The edition of an address; null where it holds none that can be read here. */
export async function readShared(game: GameId, fragment: string): Promise<Edition | null> {
  try {
    const packed = toBytes(fragment.slice(MARK.length))
    const bytes = await through(packed, new DecompressionStream('deflate-raw'))
    const { version, id, name, changes } = JSON.parse(new TextDecoder().decode(bytes)) as Shared
    const figures = (await loadRules(game, version))?.figures
    if (figures === undefined) return null
    return readEdition({
      format: 'entrepot-edition',
      formatVersion: 1,
      id,
      name,
      game,
      figures: withChanges(figures, changes),
      provenance: {},
    })
  } catch {
    return null
  }
}

/** No edition is larger than this. */
const MOST_BYTES = 1_000_000

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
