const words = /net::ERR|Failed to fetch|is missing or altered/

/**
 * A background request can fail at that moment. One expression, because Playwright takes a second entry of an
 * option's list for settings of the first.
 */
export const whenOffline = (others?: RegExp): RegExp =>
  others ? new RegExp(`${words.source}|${others.source}`) : words
