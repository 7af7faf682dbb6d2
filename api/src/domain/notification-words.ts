import type { users } from '../schema/people.ts'
import type { properties } from '../schema/properties.ts'

const maxExcerptLength = 200

export const nameOf = ({
  firstName,
  lastName,
}: Pick<typeof users.$inferSelect, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`

type Home = Pick<typeof properties.$inferSelect, 'title' | 'address'>

export const homeOf = ({ title, address }: Home): string => `${title}, ${address}`

/** Never cut within a character. */
export const excerptOf = (text: string | null): string => {
  const characters = [...(text ?? '')]
  return characters.length > maxExcerptLength
    ? `${characters.slice(0, maxExcerptLength - 1).join('')}…`
    : characters.join('')
}
