// Computed from stored data, with its figures (spec §2.18, §3 "ai_insights").
import * as z from 'zod/mini'
import { withNeutral } from '../values/neutral.ts'
import { Priority } from '../values/priority.ts'
import { id, timestamp } from '../values/text.ts'

/** `$2,450`, `+12%`, `3 days`, `0.8 miles`, or only the number. */
export const MetricUnit = withNeutral(z.enum(['dollars', 'percent', 'days', 'miles', 'number']), 'number')
export type MetricUnit = z.infer<typeof MetricUnit>

/** `name` is for the screen. */
export const Metric = z.object({ name: z.string(), value: z.number(), unit: MetricUnit })
export type Metric = z.infer<typeof Metric>

export const Insight = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  insightType: z.string(),
  category: z.string(),
  priority: Priority,
  /** From 0 to 1: 1 for a plain fact, less for a comparison with few homes. */
  confidence: z.number(),
  metrics: z.nullable(z.array(Metric)),
  /** What was counted. */
  dataSource: z.nullable(z.string()),
  recommendations: z.array(z.string()),
  /** A path of this site. */
  actionUrl: z.nullable(z.string()),
  actionText: z.nullable(z.string()),
  isActionable: z.boolean(),
  actionTaken: z.boolean(),
  expiresAt: z.nullable(timestamp),
  createdAt: timestamp,
})
export type Insight = z.infer<typeof Insight>
