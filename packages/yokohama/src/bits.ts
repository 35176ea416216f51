import type { Bits } from './components/components.ts'

/** The smallest index in a set that is not empty. */
export function firstOf(bits: Bits): number {
  return 31 - Math.clz32(bits & -bits)
}

/** The set without its smallest index. */
export function withoutFirst(bits: Bits): Bits {
  return bits & (bits - 1)
}

/** How many indices a set holds. */
export function sizeOf(bits: Bits): number {
  let size = 0
  for (let rest = bits; rest !== 0; rest = withoutFirst(rest)) size++
  return size
}
