// The choices of the search filters that mean "this much or more" (spec §9); all others are exact, or have an upper limit.

/** The end of the price slider, labeled "+", in dollars. */
export const openRent = 10_000
export const openBedrooms = 4
export const openBathrooms = 3
