// Nobody stores that an unanswered inquiry ended: every reading decides it.

/** An inquiry without an answer ends after this many days. */
export const unansweredDays = 14
