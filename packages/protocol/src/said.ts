import type { z } from 'zod'

/** A value as both sides have it: read, never changed. */
export type Said<Value> = Value extends readonly (infer Item)[]
  ? readonly Said<Item>[]
  : Value extends object
    ? // What is only known to be an object stays so.
      keyof Value extends never
      ? Value
      : { readonly [Key in keyof Value]: Said<Value[Key]> }
    : Value

/** What a body or message may be, as who sends it writes it. */
export type Sent<Schema extends z.ZodType> = Said<z.input<Schema>>

/** A schema of what goes out as it came in, and is not changed on the way. */
export type SaidSchema<Value> = z.ZodType<Said<Value>, Said<Value>>

/** The type says in one place that nobody changes what was said; the schema itself stays as it is. */
export function said<Schema extends z.ZodType>(schema: Schema): SaidSchema<z.output<Schema>> {
  return schema as unknown as SaidSchema<z.output<Schema>>
}
