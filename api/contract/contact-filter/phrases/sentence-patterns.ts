// A notation for parts of sentences, in which "~" stands for up to four words.

const fewWords = " (?:[\\p{L}']{1,12} ){0,4}"

/** A global pattern for any of them, at whole words. */
export const sentencePatterns = (patterns: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${patterns.join('|').replaceAll(' ~ ', fewWords)})(?!\\p{L})`, 'gu')
