import './check-list.css'
import type { EditorWords } from '@entrepot/words'
import { useEffect, type ReactNode } from 'react'
import type { FigureLayout } from '../../games/module.ts'
import { Icon } from '../../icons/icon.tsx'
import { figureAt } from '../figures.ts'
import { keysText, wordFor } from './fault-words.ts'
import { groupsOf, type Field } from './fields.ts'
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
    if (field.kind === 'list')
      return joined(
        '; ',
        field.rows.map((row) => joined(' ', row.map(textOf))),
      )
    if (field.kind === 'part') return joined(', ', (field.fields ?? []).map(textOf))
    const value = figureAt(figures, field.path) as string | number | boolean | null | undefined
    if (value === undefined) return ''
    const keys = field.keys.filter((key) => typeof key === 'string').slice(-1)
    return [...keys, value === null ? words.none : String(value)]
      .map((token) => wordFor(token, words, nameOf))
      .join(' ')
  }
  const textOfAll = (fields: readonly Field[]): string =>
    joined(
      '; ',
      groupsOf(fields).map(({ name, members }) => {
        const text = joined(', ', members.map(textOf))
        return name.length === 0 ? text : `${keysText(name, { words, nameOf })}: ${text || words.none}`
      }),
    )
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
                <i className="tick-box">
                  {provenance[item.place] === undefined ? null : <Icon name="check" />}
                </i>{' '}
                <strong>{itemName(item, words, nameOf)}</strong> {textOfAll(item.fields)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const joined = (between: string, texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join(between)
