/** Alternatives of a regular expression, written with commas between them over as many lines as they take. */
export const oneOf = (alternatives: string): string => alternatives.trim().split(/,\s+/).join('|')
