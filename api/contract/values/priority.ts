// How soon something wants attention (spec §3, §4).
import * as z from 'zod/mini'

export const Priority = z.enum(['low', 'medium', 'high', 'urgent'], 'Priority is required')
export type Priority = z.infer<typeof Priority>
