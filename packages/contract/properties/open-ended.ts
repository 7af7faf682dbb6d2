// What means "this much or more" (spec §9); other filters are exact, or have an upper limit.

/** In dollars; labeled "+". */
export const openRent = 10_000
export const openBedrooms = 4
export const openBathrooms = 3
