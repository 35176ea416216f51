import type { Fault } from '@entrepot/kernel'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { GallerySection } from '../../games/module.ts'
import { useDesk } from './editor-context.ts'
import { faultSentence } from './fault-words.ts'
import { Fields } from './field-input.tsx'
import type { Item, SourceKind } from './items.ts'

/** A component as it is drawn on the table, where it is. */
export interface Picture {
  readonly size: GallerySection['size']
  readonly drawn: ReactNode
}

/** A component with its figures, as they are printed or to be printed. */
export function ItemCard({
  item,
  name,
  picture,
  source,
  faults,
  fromBox,
  onFromBox,
}: {
  item: Item
  name: string
  picture: Picture | undefined
  source: SourceKind | undefined
  faults: readonly Fault[]
  fromBox: boolean
  onFromBox: (fromBox: boolean) => void
}): ReactNode {
  const { components } = useMessages()
  const { words, figures, nameOf } = useDesk()
  return (
    <li
      className="figure-item"
      data-changed={item.isChanged || undefined}
      data-wrong={faults.length > 0 || undefined}
    >
      <article aria-label={name}>
        <header>
          <h3>{name}</h3>
          {item.isChanged ? <span className="changed">{words.changed}</span> : null}
        </header>
        {picture === undefined ? null : (
          // What is too wide for a phone can be pushed, with the keys too.
          <div
            className="gallery"
            data-size={picture.size}
            {...(picture.size === 'wide' ? { role: 'group', 'aria-label': name, tabIndex: 0 } : {})}
          >
            <div className="picture scale">{picture.drawn}</div>
          </div>
        )}
        <Fields fields={item.fields} />
        {faults.map((fault, index) => (
          <p key={index} className="trouble">
            {faultSentence(fault, figures, words, nameOf)}
          </p>
        ))}
        <footer>
          <label className="figure-flag">
            <input type="checkbox" checked={fromBox} onChange={({ target }) => onFromBox(target.checked)} />
            {words.fromBox}
          </label>
          {source === undefined ? null : (
            <small>
              {words.source}: {components.sources[source]}
            </small>
          )}
        </footer>
      </article>
    </li>
  )
}
