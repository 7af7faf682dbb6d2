// What the demonstration's tenants and landlords did about homes: one of each state of conversations, tours, applications and tenancies.
// Homes are named by their numbers in `listings.ts`; those of the demonstration's landlord are 3, 13, 23, 33, 43 and 53.
import { mayasDealings } from './mayas-dealings.ts'
import type { Clocks } from './moment.ts'
import { othersDealings } from './others-dealings.ts'
import type { Dealing } from './replay.ts'
import type { Files } from './steps.ts'

export const dealingsFrom = (clocks: Clocks, files: Files): Dealing[] => [
  ...mayasDealings(clocks, files),
  ...othersDealings(clocks, files),
]
