// The key that the pages' server and the API share.
const fewestLetters = 24

/** The header in which the pages' server sends it to the API. */
export const pagesKeyHeader = 'x-pages-key'

/**
 * PAGES_KEY; undefined if unset, which turns reports off. Throws an Error of one sentence for a key that
 * could be guessed.
 */
export const readPagesKey = ({ PAGES_KEY }: Record<string, string | undefined>): string | undefined => {
  if (!PAGES_KEY) return undefined
  if (PAGES_KEY.length < fewestLetters)
    throw new Error(
      `The environment variable PAGES_KEY must have at least ${fewestLetters} characters: choose them at random, the same for the API and the pages.`,
    )
  return PAGES_KEY
}

/** The log line of a server that runs without a key. */
export const withoutPagesKey =
  'Reports of failures are off: set PAGES_KEY to the same random characters for the API and the pages.'
