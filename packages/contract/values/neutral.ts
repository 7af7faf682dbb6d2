// How an app reads a word of an enumeration that it does not know yet.
import type * as z from 'zod/mini'

const neutralWords = new WeakMap<object, string>()

/**
 * The word that unknown words are read as promises least and offers no wrong action. Every enumeration in an answer
 * needs one; requests are never read this way.
 */
export const withNeutral = <Words extends z.ZodMiniType<string>>(
  words: Words,
  neutral: z.output<Words>,
): Words => {
  neutralWords.set(words, neutral)
  return words
}

/** Undefined if none is declared. */
export const neutralOf = (words: object): string | undefined => neutralWords.get(words)
