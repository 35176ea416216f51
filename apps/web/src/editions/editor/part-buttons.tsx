import type { ReactNode } from 'react'
import { figureAt } from '../figures.ts'
import { useDesk } from './editor-context.ts'
import type { Part } from './items.ts'
import { unusedId } from './unused-id.ts'

/** Where a box may have more or fewer components of a part than ours. */
export function PartButtons({ part }: { part: Part }): ReactNode {
  const { words, figures, change } = useDesk()
  const { path, blank, items } = part
  if (blank === undefined) return null
  const list = figureAt(figures, path) as readonly { readonly id?: string }[]
  return (
    <p className="figure-buttons">
      <button
        className="button quiet"
        type="button"
        onClick={() => change(path, [...list, blank(unusedId(list, part.id))])}
      >
        {words.add}
      </button>
      <button
        className="button quiet"
        type="button"
        disabled={items.length === 0}
        onClick={() => change(path, list.slice(0, -1))}
      >
        {words.removeLast}
      </button>
    </p>
  )
}
