// What many messages are made of.

import type { BaseCommand, BaseEvent, OptionValues, Outcome } from '@entrepot/kernel'
import { LANGUAGES } from '@entrepot/words'
import { z } from 'zod'
import { ERROR_WORDS } from './errors.ts'
import { LIMITS } from './limits.ts'
import { said } from './said.ts'
import { faultOf } from './texts.ts'

/** A schema held to a type of the kernel's. */
type Of<Value> = z.ZodType<Value, Value>

/** A text of a kind, refused with what is wrong with it. */
export function written(kind: Parameters<typeof faultOf>[1], max: number, text = z.string()) {
  return text
    .min(1)
    .max(max)
    .superRefine((value, context) => {
      const message = faultOf(value, kind)
      if (message !== undefined) context.addIssue({ code: 'custom', message })
    })
}

/** A name can be read aloud and cannot pretend to be part of the page. */
export const name = written('name', LIMITS.name, z.string().trim())
export const language = z.enum(LANGUAGES)
export const id = z.string().regex(/^[\w-]{1,64}$/)
export const seat = z.int().min(0).max(7)
/** A number in an address. */
export const count = z.coerce.number().int()
export const position = z.int().min(0)
export const moment = z.int().describe('Milliseconds since 1970')
export const viewer = seat.nullable().describe('As whom: a seat, or null for a spectator')

/** A command and an event are the game's own; what their types are, its package says. */
export const command: Of<BaseCommand> = z.looseObject({ type: z.string() })
export const event: Of<BaseEvent> = z.looseObject({ type: z.string() })
export const view = z.custom<object>().describe("The game's view, as its package says")

export const options: Of<OptionValues> = z.record(z.string(), z.union([z.boolean(), z.string()]))

export const outcome: Of<Outcome> = z
  .object({
    sheets: z.array(z.object({ seat, total: z.number(), categories: z.record(z.string(), z.number()) })),
    ranking: z.array(z.array(seat)).describe('Seats from first to last; those level share a place'),
  })
  .meta({ id: 'Outcome' })

export const params = z.record(z.string(), z.unknown())

/** How somebody is known to everybody else. */
export const personInfo = said(z.object({ id: z.string(), name: z.string() }).meta({ id: 'Person' }))

/** A stable word for programs. */
export const errorWord = z.enum(ERROR_WORDS).describe('A stable word for programs').meta({ id: 'ErrorWord' })

/** Every refused request. */
export const errorAnswer = said(
  z
    .object({
      error: errorWord,
      message: z.string().describe('A sentence for developers'),
      rule: z.string().optional().describe('The rule of the game or the kernel that forbids it'),
      params: params.optional(),
      trace: z.string().describe("Names this one error, also in the site's log"),
    })
    .meta({ id: 'Error' }),
)
export type ErrorAnswer = z.infer<typeof errorAnswer>

/** The answer to what is done without a word. */
export const done = z.undefined().describe('Done')

/** Of a table, or of what else has an id. */
export const idParams = z.object({ id })

/** Whether a value is nested in at most so many levels; looked at level by level, since it may be nested in any number. */
export function isShallow(value: unknown, levels: number): boolean {
  let level = [value]
  for (let depth = 0; depth <= levels; depth++) {
    level = level.flatMap((part) => Object.values((typeof part === 'object' && part) || {}) as unknown[])
    if (level.length === 0) return true
  }
  return false
}
