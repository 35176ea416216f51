import type { Json, Reason } from '@entrepot/kernel'

export function because(rule: string, params: { readonly [name: string]: Json } = {}): Reason {
  return { rule, params }
}

/** No rule forbids what the command says, but it does not say it in the form of a listed one. */
export function unlisted(): Reason {
  return because('K.command', { reason: 'not a listed command' })
}

/** A text of a refused command for its reason; anything else, which a faulty client may send, is left out. */
export function known(text: unknown): string {
  return typeof text === 'string' ? text : ''
}
