/** 'rent due' is 'Rent due'. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** At most so long, at a word's end. */
export const shortened = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, '')}…`
