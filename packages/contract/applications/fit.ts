// How far a tenant meets what a home asks for. The tenant sees both sides; a landlord learns only whether each is met.
import * as z from 'zod/mini'
import { withNeutral } from '../values/neutral.ts'

/** What a home may ask for. */
export const criterionNames = ['income', 'pets', 'smoking', 'move_in_date', 'background_check'] as const
/** `other` is read in place of one that is not known yet. */
export const CriterionName = withNeutral(z.enum([...criterionNames, 'other']), 'other')
export type CriterionName = z.infer<typeof CriterionName>

/** Dollars a month, a day, or whether it is so; null if the home does not ask, or the tenant has not said. */
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

/** One criterion as the landlord may see it. */
export const Fit = z.pick(Criterion, { name: true, isMet: true })
export type Fit = z.infer<typeof Fit>
