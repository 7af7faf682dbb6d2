/** From the least to the most. Apart from the categories, which few pages need. */
export const dealingStages = ['inquiry', 'application', 'tenancy'] as const
export type DealingStage = (typeof dealingStages)[number]
