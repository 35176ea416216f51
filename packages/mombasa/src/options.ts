import type { SetupKind } from './state.ts'

export type Options = { readonly setup: SetupKind }

export const SEATS = { min: 2, max: 4 } as const
export const OPTIONS = {
  setup: { kind: 'choice', values: ['first', 'later'], default: 'first', rule: 'M2.2' },
} as const
