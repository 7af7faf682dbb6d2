// The classes of people that housing law in the United States protects, and what is said about each.
import * as z from 'zod/mini'

/** The seven of the federal Fair Housing Act, and one that many states add. */
export const ProtectedClass = z.enum([
  'race',
  'color',
  'national_origin',
  'religion',
  'sex',
  'familial_status',
  'disability',
  'source_of_income',
])
export type ProtectedClass = z.infer<typeof ProtectedClass>

/** As a noun within a sentence. */
export const classNames: Record<ProtectedClass, string> = {
  race: 'race',
  color: 'color',
  national_origin: 'national origin',
  religion: 'religion',
  sex: 'sex, which includes sexual orientation and gender identity',
  familial_status: 'familial status, which means children under 18 in the household',
  disability: 'disability',
  source_of_income: 'source of income',
}

/** Classes that only states and cities protect. */
export const sourceOfIncomeLaw =
  'Many states and cities, among them California and New York, forbid turning people away because they pay with a housing voucher or other assistance.'
