// Completes a single text without a conversation: a better listing, as the API asks for it.
import { adviseListing } from '@portal/language/fair-housing/advise-listing'
import * as z from 'zod/mini'
import { correctSpelling } from './correct-spelling.ts'
import { improveDescription, improveTitle, tidy } from './improve-listing.ts'
import { Home } from './read-results.ts'

const Given = z.object({
  facts: z.extend(
    z.pick(Home, {
      bedrooms: true,
      bathrooms: true,
      squareFootage: true,
      city: true,
      neighborhood: true,
      amenities: true,
      petFriendly: true,
      availableDate: true,
    }),
    { propertyType: z._default(z.string(), 'home') },
  ),
  title: z.string(),
  description: z.string(),
  wish: z.string(),
})

/** Removes words that choose among people, and the commas that they leave. */
const withoutChoosing = (text: string): string =>
  adviseListing(text)
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
    .replace(/\s*[,;](?=\s*(?:[,;.!?]|$))/g, '')

const firstSentences = (text: string): string => text.match(/^(?:[^.!?]+[.!?]+\s*){1,2}/)?.[0].trim() ?? text

const readGiven = (asked: string): z.infer<typeof Given> | undefined => {
  try {
    return Given.safeParse(JSON.parse(asked)).data
  } catch {
    return undefined
  }
}

/** Returns a listing's words as JSON; any other text is only tidied. */
export const completeText = (asked: string): string => {
  const given = readGiven(asked)
  if (!given) return tidy(asked)
  const { facts, wish } = given
  const title = correctSpelling(given.title)
  const description = correctSpelling(given.description)
  const better = improveDescription({ ...facts, description: withoutChoosing(description) })
  return JSON.stringify({
    title: improveTitle({ ...facts, title: withoutChoosing(title) }),
    description: /\bshort/i.test(wish) ? firstSentences(better) : better,
  })
}
