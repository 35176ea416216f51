import type { BetterLine } from '@entrepot/bots'
import type { InsightWords } from '@entrepot/words'
import { mostChanged } from '../insight/analysis/findings.ts'
import { useClient } from '../table/table-context.ts'
import { categoryName } from './category-name.ts'

/** Tells why a line is better: what it changes most in the points that are expected at the end; nothing where it is little. */
export function useBrings(words: InsightWords): (better: BetterLine | null) => string {
  const client = useClient()
  return (better) => {
    if (better === null) return ''
    const { own, rival } = better.brings
    const changes: [string, number][] = [
      ...mostChanged(own).map(([id, change]): [string, number] => [categoryName(client, words, id), change]),
      [words.rival, Math.round(rival)],
    ]
    const told = changes
      .filter(([, change]) => change !== 0)
      .map(([name, change]) => `${name}\u00a0${change < 0 ? '−' : '+'}${Math.abs(change)}`)
    return words.inOrder(told)
  }
}
