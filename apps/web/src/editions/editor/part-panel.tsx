import type { Counted, Fault } from '@entrepot/kernel'
import { useState, type ReactNode } from 'react'
import { CountList } from './count-list.tsx'
import { useDesk } from './editor-context.ts'
import { ItemCard, type Picture } from './item-card.tsx'
import { isIn, itemName, type Item, type Part, type SourceKind } from './items.ts'
import { PartButtons } from './part-buttons.tsx'

/** One part of the box at a time, with all its components; the others by name. */
export function PartPanel({
  parts,
  pictureOf,
  sourceOf,
  faults,
  counts,
  provenance,
  mark,
}: {
  parts: readonly Part[]
  pictureOf: (part: string, item: Item) => Picture | undefined
  sourceOf: (item: Item) => SourceKind | undefined
  faults: readonly Fault[]
  counts: readonly Counted[]
  provenance: { readonly [place: string]: string }
  /** Says of components whether they are as in the box. */
  mark: (places: readonly string[], fromBox: boolean) => void
}): ReactNode {
  const { words, nameOf } = useDesk()
  const [open, setOpen] = useState(parts[0]?.id)
  const part = parts.find(({ id }) => id === open) ?? parts[0]
  if (part === undefined) return null
  const names = words.partNames as { readonly [part: string]: string }
  const isFromBox = ({ place }: Item): boolean => provenance[place] !== undefined
  const titleOf = ({ id, items }: Part): string =>
    words.part(names[id] ?? id, items.filter(isFromBox).length, items.length)
  return (
    <div className="edition-parts">
      <nav aria-label={words.parts}>
        <label className="part-select">
          <span className="visually-hidden">{words.parts}</span>
          <select value={part.id} onChange={({ target }) => setOpen(target.value)}>
            {parts.map((one) => (
              <option key={one.id} value={one.id}>
                {titleOf(one)}
              </option>
            ))}
          </select>
        </label>
        <ul className="part-list">
          {parts.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                aria-current={one === part ? 'true' : undefined}
                data-wrong={faultsIn(one, faults).length > 0 || undefined}
                data-changed={one.removed > 0 || one.items.some(({ isChanged }) => isChanged) || undefined}
                onClick={() => setOpen(one.id)}
              >
                {titleOf(one)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-label={names[part.id]}>
        <header>
          <h2>{names[part.id]}</h2>
          <label className="figure-flag">
            <input
              type="checkbox"
              checked={part.items.every(isFromBox)}
              onChange={({ target }) =>
                mark(
                  part.items.map(({ place }) => place),
                  target.checked,
                )
              }
            />
            {words.allFromBox}
          </label>
        </header>
        <CountList counts={countsOf(part, counts)} part={names[part.id]} />
        <ul className="figure-items" data-wide={part.wide || part.items.length === 1 || undefined}>
          {part.items.map((item) => (
            <ItemCard
              key={item.place}
              item={item}
              name={itemName(item, words, nameOf)}
              picture={pictureOf(part.id, item)}
              source={sourceOf(item)}
              faults={wrongIn(item, faults)}
              fromBox={isFromBox(item)}
              onFromBox={(fromBox) => mark([item.place], fromBox)}
            />
          ))}
        </ul>
        <PartButtons part={part} />
      </section>
    </div>
  )
}

/** What is wrong at a component itself; what is odd is told in the list of all. */
function wrongIn(item: Item, faults: readonly Fault[]): Fault[] {
  return faults.filter(({ path, weight }) => weight === 'wrong' && isIn(item, path))
}

/** Whether a path leads to a part that is a list, and not to something on one of its components. */
const isOfList = (part: Part, path: string): boolean =>
  !part.named &&
  `${path}.`.startsWith(`${part.path.join('.')}.`) &&
  !part.items.some((item) => isIn(item, path) && !item.holds.includes(path))

/** What is wrong with a part: at one of its components or, where it is a list, with their number. */
function faultsIn(part: Part, faults: readonly Fault[]): Fault[] {
  return faults.filter(
    ({ path, weight }) =>
      weight === 'wrong' && (isOfList(part, path) || part.items.some((item) => isIn(item, path))),
  )
}

/** The counts of the components of a list; those of named members; none of what is on a card. */
function countsOf(part: Part, counts: readonly Counted[]): Counted[] {
  return counts.filter(
    ({ path }) => isOfList(part, path) || (part.named && part.items.some((item) => isIn(item, path))),
  )
}
