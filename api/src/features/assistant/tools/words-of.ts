export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The words with spaces around them, so that only whole words match. */
export const folded = (text: string): string => ` ${wordsOf(text).join(' ')} `
