// A notation for parts of sentences, in which "~" means up to four words.

const fewWords = " (?:[\\p{L}']{1,12} ){0,4}"

/** A global pattern that matches any of them, at whole words. */
export const sentencePatterns = (patterns: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${patterns.join('|').replaceAll(' ~ ', fewWords)})(?!\\p{L})`, 'gu')
