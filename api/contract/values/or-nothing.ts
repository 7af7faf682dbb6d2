import * as z from 'zod/mini'

/** Something that may be left out, or said to be nothing. */
export const orNothing = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema))
