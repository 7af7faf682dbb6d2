import { type SQL, sql } from 'drizzle-orm'

const mostWords = 10

/** The first ten, as parts of words; undefined if there are none. At once, so that many words read a text no more often than one. */
export const containsWords = (text: SQL, words: string): SQL | undefined => {
  const patterns = words
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map(word => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
  return patterns.length > 0 ? sql`${text} ilike all (${sql.param(patterns)}::text[])` : undefined
}
