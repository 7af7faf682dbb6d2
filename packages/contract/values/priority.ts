// How soon something needs attention (spec §3, §4).
import * as z from 'zod/mini'
import { withNeutral } from './neutral.ts'

export const Priority = withNeutral(
  z.enum(['low', 'medium', 'high', 'urgent'], 'Priority is required'),
  'medium',
)
export type Priority = z.infer<typeof Priority>
