// Two shapes of JSON: nothing, and a plain object.
import * as z from 'zod/mini'

/** Something that may be left out, or said to be nothing. */
export const orNothing = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema))

/** A plain object, and nothing else that JSON can hold. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
