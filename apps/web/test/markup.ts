import type { VNode } from 'preact'
import { renderToStaticMarkup } from 'preact-render-to-string'
import type { ReactElement } from 'react'

/** What a component draws, as text. */
export function markup(element: ReactElement): string {
  return renderToStaticMarkup(element as unknown as VNode)
}
