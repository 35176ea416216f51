import { because, type Reason } from '@entrepot/kernel'

/** No rule forbids what the command says, but it does not say it in the form of a listed one. */
export function unlisted(): Reason {
  return because('K.command', { reason: 'not a listed command' })
}

/** A text of a refused command for its reason; anything else, which a faulty client may send, is left out. */
export function known(text: unknown): string {
  return typeof text === 'string' ? text : ''
}
