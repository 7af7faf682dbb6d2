// The tenant sees both sides; a landlord learns only whether each criterion is met.
import * as z from 'zod/mini'
import { withNeutral } from '../values/neutral.ts'

export const criterionNames = ['income', 'pets', 'smoking', 'move_in_date', 'background_check'] as const
export const CriterionName = withNeutral(z.enum([...criterionNames, 'other']), 'other')
export type CriterionName = z.infer<typeof CriterionName>

/** Dollars a month, a day or a flag; null if not asked, or not said. */
const fact = z.nullable(z.union([z.number(), z.boolean(), z.string()]))

export const Criterion = z.object({
  name: CriterionName,
  /** Null if everyone meets it. */
  asked: fact,
  mine: fact,
  /** Null while it is unknown. */
  isMet: z.nullable(z.boolean()),
})
export type Criterion = z.infer<typeof Criterion>

/** As the landlord may see it. */
export const Fit = z.pick(Criterion, { name: true, isMet: true })
export type Fit = z.infer<typeof Fit>
