// How names and longer texts are written in a notification.
import type { users } from '../../schema/people.ts'

const longestExcerpt = 200

export const nameOf = ({ firstName, lastName }: typeof users.$inferSelect): string =>
  `${firstName} ${lastName}`

/** The beginning of a text; cut between characters, not within one. */
export const excerptOf = (text: string | null): string => {
  const characters = [...(text ?? '')]
  return characters.length > longestExcerpt
    ? `${characters.slice(0, longestExcerpt - 1).join('')}…`
    : characters.join('')
}
