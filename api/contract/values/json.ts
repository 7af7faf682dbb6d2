// Two shapes of JSON: nothing, and a plain object.
import * as z from 'zod/mini'

/** A value that may be left out or null. */
export const orNothing = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema))

/** Whether a value is a plain object, and no other kind of JSON. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
