const words = /net::ERR|Failed to fetch|is missing or altered/

/**
 * What the console says while there is no connection, besides `others`: a part of the page may be asked for by itself just then, and
 * not come. One expression, as Playwright takes a second entry of an option's list for settings of the first.
 */
export const whenOffline = (others?: RegExp): RegExp =>
  others ? new RegExp(`${words.source}|${others.source}`) : words
