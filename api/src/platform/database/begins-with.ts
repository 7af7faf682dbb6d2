import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The text must be in lower case, and in an index by `text_pattern_ops`. */
export const beginsWith = (text: SQLWrapper, words: string): SQL =>
  sql`${text} like ${`${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`}`
