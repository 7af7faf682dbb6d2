// A better listing, as the API asks for it. Invents nothing.
import type { ListingFacts } from '@portal/contract/properties/listing-endpoints'
import { isRecord } from '@portal/contract/values/json'
import { capitalized } from '@portal/contract/values/words'
import { adviseListing } from '@portal/language/fair-housing/advise-listing'
import { describe } from './table/describe.ts'

export type Listing = Partial<ListingFacts> & Record<string, unknown> & { title: string; description: string }

/** Sentences with capitals and periods, nothing in all caps, and no words that choose among people. */
const tidy = (text: string): string =>
  adviseListing(text)
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*[,;](?=\s*(?:[,;.!?]|$))/g, '')
    .replace(/ +(?=[,.!?;:])/g, '')
    .replace(/([,;])(?=[a-z])/gi, '$1 ')
    .replace(/!+/g, '.')
    .replace(/\b(?:[A-Z]{2,}\s+)+[A-Z]{2,}\b|\b[A-Z]{6,}\b/g, shout => shout.toLowerCase())
    .trim()
    .replace(/([^.?!])$/, '$1.')
    .replace(/(?<=^|[.?!] )\p{L}/gu, capitalized)

export const improveListing = (home: Listing) => {
  const written = tidy(home.title).replace(/\.$/, '')
  const title = written || capitalized(home.propertyType ?? 'home')
  const own = tidy(home.description)
  const mentions = (words: string) => `${title} ${own}`.toLowerCase().includes(words.toLowerCase())
  const place = home.neighborhood ?? home.city
  const first = `This ${home.propertyType ?? 'home'}${home.city ? ` in ${home.city}` : ''} is for rent.`
  const amenities = home.amenities?.filter(each => !mentions(each)).map(each => each.toLowerCase())
  const facts = describe({ ...home, amenities, title: '' }, 'bedrooms bathrooms squareFootage amenities')
  const sentences = [first, own, facts && capitalized(`${facts}.`)]
  return {
    title: !place || mentions(place) ? title : `${title}${/ in /.test(title) ? ',' : ' in'} ${place}`,
    description: sentences.filter(each => each && (each === own || !mentions(each))).join(' '),
  }
}

/** Anything but a listing, such as an insight, is left as it is. */
export const completeText = (prompt: string): string => {
  try {
    const parsed: unknown = JSON.parse(prompt)
    if (!isRecord(parsed) || !isRecord(parsed.facts)) return prompt
    const [title, description] = [String(parsed.title), String(parsed.description)]
    return JSON.stringify(improveListing({ ...parsed.facts, title, description }))
  } catch {
    return prompt
  }
}
