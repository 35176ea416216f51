import { LIMITS } from './limits.ts'
import { faultOf } from './texts.ts'

/** Why a name is not taken: nothing is left of it, it is too long, or it has a sign that nobody could read aloud. */
export type NameTrouble = 'empty' | 'long' | 'sign'

/** What is wrong with a name, the same for the field in which it is written and for the server; null where nothing is. */
export function nameTrouble(name: string): NameTrouble | null {
  const trimmed = name.trim().normalize()
  if (trimmed === '') return 'empty'
  if (trimmed.length > LIMITS.name) return 'long'
  return faultOf(trimmed, 'name') === undefined ? null : 'sign'
}
