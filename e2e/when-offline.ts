const words = /net::ERR|Failed to fetch|is missing or altered/

/**
 * What the console may say without a connection, besides `others`: a background request may fail at that moment. It is a
 * single expression, because Playwright takes a second entry of an option's list for settings of the first.
 */
export const whenOffline = (others?: RegExp): RegExp =>
  others ? new RegExp(`${words.source}|${others.source}`) : words
