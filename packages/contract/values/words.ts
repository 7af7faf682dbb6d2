/** 'Rent due' for 'rent due'. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** At the end of a word. */
export const shortened = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, '')}…`

/** 'Rent for “Loft”' becomes '“Rent for ‘Loft’”'. */
export const quoted = (words: string): string =>
  `“${words.replaceAll('“', '‘').replaceAll('”', '’').replaceAll('"', "'")}”`
