import type { Json } from '@entrepot/kernel'
import type { Words } from './words.ts'

/** A view as indented text: what it holds by name, short lists on one line. */
export function viewText(view: object, words: Words): string {
  return lines(view as Json, words, 0).join('\n')
}

const WIDTH = 100

function lines(value: Json, words: Words, depth: number): string[] {
  const indent = '  '.repeat(depth)
  if (typeof value !== 'object' || value === null) return [`${indent}${words.value(value)}`]
  const entries: [string, Json][] = Array.isArray(value)
    ? value.map((item, index) => [String(index), item as Json])
    : Object.entries(value as { [key: string]: Json })
  return entries.flatMap(([name, item]) => {
    const label = words.value(name)
    const short = shortText(item, words)
    if (indent.length + label.length + short.length + 2 <= WIDTH) return [`${indent}${label}: ${short}`]
    return [`${indent}${label}:`, ...lines(item, words, depth + 1)]
  })
}

function shortText(value: Json, words: Words): string {
  if (typeof value !== 'object' || value === null) return words.value(value)
  if (Array.isArray(value)) return `[${value.map((item) => shortText(item as Json, words)).join(', ')}]`
  const members = Object.entries(value as { [key: string]: Json })
  return `{${members.map(([name, item]) => `${words.value(name)} ${shortText(item, words)}`).join(', ')}}`
}
