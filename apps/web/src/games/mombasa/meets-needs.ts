import type { Book } from './facts.ts'

interface Totals {
  readonly coffee: number
  readonly banana: number
  readonly cotton: number
  readonly expansion: number
  readonly helpers: number
}

const GOODS = ['coffee', 'banana', 'cotton'] as const

/** Whether face-up totals meet a book; two needs on one type are met by different units (M7.3). */
export function meetsNeeds({ requirements }: Book, totals: Totals): boolean {
  const left = { ...totals }
  const any: number[] = []
  for (const { kind, min } of requirements) {
    if (kind === 'anyGood') any.push(min)
    else if (kind === 'bookkeeperOrMerchant') left.helpers -= min
    else left[kind] -= min
  }
  if ([left.coffee, left.banana, left.cotton, left.expansion, left.helpers].some((rest) => rest < 0))
    return false
  return any.every((min) => {
    const good = GOODS.find((candidate) => left[candidate] >= min)
    if (good === undefined) return false
    left[good] -= min
    return true
  })
}
