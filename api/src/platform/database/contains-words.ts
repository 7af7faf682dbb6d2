import { type SQL, sql } from 'drizzle-orm'

/** All of them, as parts of words; undefined if there are none. Read at once, so that many words read a text no more often than one. */
export const containsWords = (text: SQL, words: string): SQL | undefined => {
  const patterns = words
    .split(/\s+/)
    .flatMap(word => (word ? [`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`] : []))
  return patterns.length > 0 ? sql`${text} ilike all (${sql.param(patterns)}::text[])` : undefined
}
