import type { Fault } from '@entrepot/kernel'
import { useState, type ReactNode } from 'react'
import { useDesk } from './editor-context.ts'
import { ItemCard, type Picture } from './item-card.tsx'
import { sourcesOf, type Item, type Part } from './items.ts'

/** One part of the box at a time, with all its components; the others by name. */
export function PartPanel({
  parts,
  pictures,
  faults,
  provenance,
  mark,
}: {
  parts: readonly Part[]
  pictures: ReadonlyMap<string, Picture>
  faults: readonly Fault[]
  provenance: { readonly [place: string]: string }
  /** Says of components whether they are as in the box. */
  mark: (places: readonly string[], fromBox: boolean) => void
}): ReactNode {
  const { words, nameOf, own } = useDesk()
  const [open, setOpen] = useState(parts[0]?.id)
  const part = parts.find(({ id }) => id === open) ?? parts[0]
  if (part === undefined) return null
  const names = words.partNames as { readonly [part: string]: string }
  const isFromBox = ({ place }: Item): boolean => provenance[place] !== undefined
  const titleOf = ({ id, items }: Part): string =>
    words.part(names[id] ?? id, items.filter(isFromBox).length, items.length)
  const hasFaults = ({ items }: Part): boolean => items.some((item) => faultsOf(item, faults).length > 0)
  const sources = sourcesOf(own)
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
                data-wrong={hasFaults(one) || undefined}
                data-changed={one.items.some(({ isChanged }) => isChanged) || undefined}
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
        <ul className="figure-items" data-single={part.items.length === 1 || undefined}>
          {part.items.map((item) => (
            <ItemCard
              key={item.place}
              item={item}
              name={nameOf(item.id) ?? names[item.id] ?? item.id}
              picture={pictures.get(`${part.id}:${item.id}`) ?? pictures.get(item.id)}
              source={sources.get(`${item.path[0]} ${item.id}`)}
              faults={faultsOf(item, faults)}
              fromBox={isFromBox(item)}
              onFromBox={(fromBox) => mark([item.place], fromBox)}
            />
          ))}
        </ul>
      </section>
    </div>
  )
}

/** What is wrong at a component itself; what is odd is told in the list of all. */
function faultsOf({ place }: Item, faults: readonly Fault[]): Fault[] {
  return faults.filter(
    ({ path, weight }) => weight === 'wrong' && (path === place || path.startsWith(`${place}.`)),
  )
}
