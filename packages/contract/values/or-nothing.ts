import * as z from 'zod/mini'

/** A value that may be left out or null. */
export const orNothing = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema))
