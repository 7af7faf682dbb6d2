/** From a comma-separated list over any number of lines. */
export const oneOf = (alternatives: string): string => alternatives.trim().split(/,\s+/).join('|')
