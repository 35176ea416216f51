import type { RuleTexts } from '@entrepot/kernel'
import type { ReactNode } from 'react'

/** A number of a rule or chapter inside a sentence: M9.3, Y8, R14. */
const ID = /\b([MYR]\d+(?:\.\d+)?)\b/
/** Between a number and what it counts, which stay on one line. */
const BEFORE_UNIT = /(?<=\d) (?=\p{L})/gu

/** A paragraph of a rule, in which the numbers of other rules lead there. */
export function RuleParagraph({
  text,
  texts,
  linkTo,
}: {
  text: string
  texts: RuleTexts
  /** The link to a rule or chapter of this book. */
  linkTo(id: string): ReactNode
}): ReactNode {
  const isKnown = (id: string): boolean =>
    texts.chapters.some((chapter) => chapter.id === id || chapter.rules.some((rule) => rule.id === id))
  // Every second part is what the pattern has caught.
  return (
    <p>
      {text
        .split(ID)
        .map((part, place) =>
          place % 2 === 1 && isKnown(part) ? linkTo(part) : part.replaceAll(BEFORE_UNIT, '\u00a0'),
        )}
    </p>
  )
}
