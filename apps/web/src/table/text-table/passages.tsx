import { useId, type ReactNode } from 'react'
import type { Chapter, Grid, Passage } from '@entrepot/telling'

/** A chapter as a region of the page, with what stands under its heading. */
export function ChapterText({ chapter: { id, heading, passages } }: { chapter: Chapter }): ReactNode {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <Passages passages={passages} />
    </section>
  )
}

function Passages({ passages }: { passages: readonly Passage[] }): ReactNode {
  return passages.map((passage, index) => <PassageText key={index} passage={passage} />)
}

function PassageText({ passage }: { passage: Passage }): ReactNode {
  switch (passage.kind) {
    case 'facts':
      return <FactsText label={passage.label} facts={passage.facts} />
    case 'list':
      return <ListText label={passage.label} items={passage.items} />
    case 'table':
      return <GridText grid={passage} />
    case 'part':
      return (
        <div className="part-of-chapter">
          <h3>{passage.heading}</h3>
          <Passages passages={passage.passages} />
        </div>
      )
  }
}

function FactsText({
  label,
  facts,
}: {
  label: string
  facts: readonly (readonly [string, string | number])[]
}): ReactNode {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <p className="caption" id={id}>
        {label}
      </p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function ListText({ label, items }: { label: string; items: readonly string[] }): ReactNode {
  const id = useId()
  return (
    <div>
      <p className="caption" id={id}>
        {label}
      </p>
      <ul className="marked" aria-labelledby={id}>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

/** On a narrow screen every row becomes a block, and each cell says which column it is of. */
export function GridText({ grid: { caption, columns, rows } }: { grid: Grid }): ReactNode {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], index) => (
          <tr key={index}>
            <th scope="row">{head}</th>
            {cells.map((cell, place) => (
              <td key={place} data-column={columns[place + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
