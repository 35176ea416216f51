import type { EditorWords } from '@entrepot/words'
import { useEffect, type ReactNode } from 'react'
import type { FigureLayout } from '../../games/module.ts'
import { figureAt } from '../figures.ts'
import { wordFor } from './fault-words.ts'
import type { Field } from './fields.ts'
import { itemName, type Part } from './items.ts'

/** Everything in the box on paper, with a box to tick for each: prints itself and is gone. */
export function CheckList({
  title,
  parts,
  figures,
  provenance,
  words,
  nameOf,
  done,
}: {
  title: string
  parts: readonly Part[]
  figures: object
  provenance: { readonly [place: string]: string }
  words: EditorWords
  nameOf: FigureLayout['nameOf']
  done: () => void
}): ReactNode {
  useEffect(() => {
    addEventListener('afterprint', done, { once: true })
    print()
    return () => removeEventListener('afterprint', done)
    // oxlint-disable-next-line react/exhaustive-deps -- printed once, when it is drawn
  }, [])
  const partNames = words.partNames as { readonly [part: string]: string }
  const textOf = (field: Field): string => {
    if (field.kind === 'list') return field.rows.map((row) => row.map(textOf).join(' ')).join('; ')
    if (field.kind === 'part') return (field.fields ?? []).map(textOf).join(', ')
    const value = figureAt(figures, field.path) as string | number | boolean | null | undefined
    if (value === undefined) return ''
    const keys = field.keys.filter((key) => typeof key === 'string').slice(-1)
    return [...keys, value === null ? words.none : String(value)]
      .map((token) => wordFor(token, words, nameOf))
      .join(' ')
  }
  return (
    <div className="check-list">
      <h1>
        {words.checkList}: {title}
      </h1>
      {parts.map(({ id, items }) => (
        <section key={id}>
          <h2>{partNames[id]}</h2>
          <ul>
            {items.map((item) => (
              <li key={item.place}>
                <span aria-hidden="true">{provenance[item.place] === undefined ? '☐' : '☑'}</span>{' '}
                <strong>{itemName(item, words, nameOf)}</strong>{' '}
                {item.fields
                  .map(textOf)
                  .filter((text) => text !== '')
                  .join(', ')}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
