import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Of a text in lower case that an index has by `text_pattern_ops`. */
export const beginsWith = (text: SQLWrapper, words: string): SQL =>
  sql`${text} like ${`${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`}`
