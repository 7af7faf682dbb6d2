import * as z from 'zod/mini'

export const PropertyType = z.enum(['apartment', 'house', 'condo', 'office'], 'Property type is required')
export type PropertyType = z.infer<typeof PropertyType>
