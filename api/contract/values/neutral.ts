// What an app reads where an answer holds a word that it does not know yet.
import type * as z from 'zod/mini'

const neutralWords = new WeakMap<object, string>()

/**
 * Declares the word of an enumeration that an unknown one is read as: the one that promises least and offers no action
 * that could be wrong. Every enumeration in an answer needs one; requests are never read this way.
 */
export const withNeutral = <Words extends z.ZodMiniType<string>>(
  words: Words,
  neutral: z.output<Words>,
): Words => {
  neutralWords.set(words, neutral)
  return words
}

/** Undefined where none is declared. */
export const neutralOf = (words: object): string | undefined => neutralWords.get(words)
