import type { Json } from './json.ts'

/** Why a command was refused: the id of the rule that forbids it, and what the sentence about it needs. */
export interface Reason {
  readonly rule: string
  readonly params: { readonly [name: string]: Json }
}

/** A reason in the making: the rule, and what the sentence about it needs. */
export function because(rule: string, params: Reason['params'] = {}): Reason {
  return { rule, params }
}

/** Thrown when something is refused. The state it was asked of is as it was before. */
export class Refusal extends Error implements Reason {
  readonly rule: string
  readonly params: { readonly [name: string]: Json }

  constructor(rule: string, params: { readonly [name: string]: Json } = {}) {
    super(`refused by ${rule}: ${JSON.stringify(params)}`)
    this.name = 'Refusal'
    this.rule = rule
    this.params = params
  }
}
