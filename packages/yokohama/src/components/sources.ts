import { TECHNOLOGY_IDS } from './cards.ts'
import { box } from './data.ts'

/** What brings points during play; those of the ports themselves (Y8.2) are the rest. */
export const SOURCES = [
  'orders',
  'buildings',
  'church',
  'customs',
  'technologies',
  'achievements',
  'tokens',
] as const

export type Source = (typeof SOURCES)[number]

export const SOURCE_COUNT = SOURCES.length

/** By component: what the points that it brings are counted under; those that a technology adds are its own merit. */
const SOURCE_INDEX: ReadonlyMap<string, number> = new Map(
  Object.entries({
    orders: box.orders.map(({ id }) => id),
    buildings: box.buildingSites.flatMap(({ shops, tradingHouse }) =>
      [...shops, tradingHouse].map(({ id }) => id),
    ),
    church: spacesOf((board) => board.includes('church')),
    customs: spacesOf((board) => !board.includes('church')),
    technologies: TECHNOLOGY_IDS,
    achievements: box.achievements.map(({ id }) => id),
    tokens: box.fivePowerTokens.map(({ id }) => id),
  } satisfies Record<Source, readonly string[]>).flatMap(([source, ids]) =>
    ids.map((id) => [id, SOURCES.indexOf(source as Source)] as const),
  ),
)

function spacesOf(isBoard: (id: string) => boolean): string[] {
  return box.managementBoards
    .filter(({ id }) => isBoard(id))
    .flatMap(({ spaces }) => (spaces ?? []).map(({ id }) => id))
}

/** The index of a component's source; undefined for an area, whose points are those of the ports. */
export function sourceOf(component: string): number | undefined {
  return SOURCE_INDEX.get(component)
}
