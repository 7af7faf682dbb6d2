// One text without a conversation: better words for a listing, as the API asks for them.
import { adviseListing } from '@portal/contract/fair-housing/advise-listing'
import * as z from 'zod/mini'
import { improveDescription, improveTitle, tidy } from './improve-listing.ts'
import { Home } from './read-results.ts'

const Given = z.object({
  facts: z.omit(Home, { id: true, title: true, description: true, rentAmount: true }),
  title: z.string(),
  description: z.string(),
  wish: z.string(),
})

/** Without words that choose people, and the commas that they leave. */
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

/** The words as JSON; a text that is not about a listing is only tidied. */
export const completeText = (asked: string): string => {
  const given = readGiven(asked)
  if (!given) return tidy(asked)
  const { facts, title, description, wish } = given
  const better = improveDescription({ ...facts, description: withoutChoosing(description) })
  return JSON.stringify({
    title: improveTitle({ ...facts, title: withoutChoosing(title) }),
    description: /\bshort/i.test(wish) ? firstSentences(better) : better,
  })
}
