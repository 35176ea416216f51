/**
 * The one place that says which texts people and programs may send. What it lets through can be stored by both databases
 * and is read as it was written.
 */

/** What must not stand in a text, and what is said about it. The first that fits is told. */
type Fault = readonly [pattern: RegExp, message: string]

const ANYWHERE: readonly Fault[] = [
  [/\p{Cs}/u, 'must not contain half of a character (a lone surrogate)'],
  [/\p{Bidi_Control}/u, 'must not contain characters that change the direction of writing'],
]

const IN_NAMES: readonly Fault[] = [
  [/[\p{Cc}\p{Zl}\p{Zp}]/u, 'must not contain control characters'],
  ...ANYWHERE,
  // U+2800 is a Braille cell without dots.
  [/[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u, 'must not contain invisible characters'],
  [/[\p{Co}\p{Cn}]/u, 'must not contain unassigned characters'],
  [/(?![ \u3000])\p{Zs}|[ \u3000]{2}/u, 'must not contain unusual or repeated spaces'],
]

/** Lines may be broken; what joins emoji and scripts may be invisible. */
const IN_LINES: readonly Fault[] = [
  [/(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/u, 'must not contain control characters'],
  ...ANYWHERE,
]

/** Ids that clients and devices make up. */
const IN_KEYS: readonly Fault[] = [[/[^\x21-\x7e]/, 'must consist of visible ASCII characters']]

const FAULTS = { name: IN_NAMES, line: IN_LINES, key: IN_KEYS } as const

/** What is wrong with a text of a kind, in words for who sent it; undefined when nothing is. */
export function faultOf(text: string, kind: keyof typeof FAULTS): string | undefined {
  const fault = FAULTS[kind].find(([pattern]) => pattern.test(text))
  if (fault) return fault[1]
  // Two names that look the same are the same.
  return text === text.normalize('NFC') ? undefined : 'must be in the composed form of Unicode (NFC)'
}
