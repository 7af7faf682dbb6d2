// How names, moments and longer texts are written in a notification.
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

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** "Nov 24, 2026, 10:00 AM UTC" of an ISO moment: the reader's time zone is not known. */
export const momentInWords = (moment: string | null): string =>
  moment ? `${inWords.format(new Date(moment))} UTC` : 'another time'
