/** Turns 'rent due' into 'Rent due'. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Cut at the end of a word, to at most this length. */
export const shortened = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, '')}…`
