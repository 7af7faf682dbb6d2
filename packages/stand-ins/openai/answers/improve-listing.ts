// Tidies a listing's text and adds the facts that it leaves out. Invents nothing.
import { capitalized } from '@portal/contract/values/words'
import { countOf, dayOf, joined, whereOf } from './phrases.ts'
import type { Home } from './read-results.ts'

/** Writes whole sentences with single spaces, capitals and periods, and nothing in all caps. */
export const tidy = (text: string): string => {
  const calm = text
    .replace(/\s+/g, ' ')
    .replace(/([!?.])\1+/g, '$1')
    .replace(/\s+([,.!?;:])/g, '$1')
    .replace(/([,;])(?=[a-z])/gi, '$1 ')
    .replace(/!/g, '.')
    .replace(/\b(?:[A-Z]{2,}\s+)+[A-Z]{2,}\b|\b[A-Z]{6,}\b/g, shout => shout.toLowerCase())
    .trim()
  const sentences =
    calm
      .match(/[^.?!]+[.?!]?/g)
      ?.map(each => each.trim())
      .filter(Boolean) ?? []
  return sentences
    .map(capitalized)
    .map(each => (/[.?!]$/.test(each) ? each : `${each}.`))
    .join(' ')
}

type Described = Pick<
  Home,
  | 'description'
  | 'bedrooms'
  | 'bathrooms'
  | 'squareFootage'
  | 'city'
  | 'neighborhood'
  | 'amenities'
  | 'petFriendly'
  | 'availableDate'
> & { propertyType: string }

const mentions = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase())

export const improveDescription = (home: Described): string => {
  const own = tidy(home.description)
  const rooms = [
    ...(home.bedrooms === null
      ? []
      : [home.bedrooms === 0 ? 'one open room' : countOf(home.bedrooms, 'bedroom')]),
    ...(home.bathrooms === null ? [] : [countOf(home.bathrooms, 'bathroom')]),
    ...(home.squareFootage === null ? [] : [`${home.squareFootage} square feet`]),
  ]
  const where = whereOf(home)
  const first = `This ${home.propertyType}${where ? ` in ${where}` : ''}${rooms.length > 0 ? ` has ${joined(rooms)}` : ' is for rent'}.`
  const missing = home.amenities.filter(amenity => amenity !== 'Pet Friendly' && !mentions(own, amenity))
  const more = [
    own.startsWith(first) ? '' : first,
    own,
    missing.length > 0
      ? `Amenities: ${joined(missing.map(each => each.toLowerCase().replace('wifi', 'WiFi')))}.`
      : '',
    home.petFriendly && !/\b(?:pets?|dogs?|cats?)\b/i.test(own) ? 'Pets are welcome.' : '',
    home.availableDate && !mentions(own, 'available from')
      ? `Available from ${dayOf(home.availableDate)}.`
      : '',
  ]
  return more.filter(Boolean).join(' ')
}

export const improveTitle = ({
  title,
  neighborhood,
  city,
}: Pick<Home, 'title' | 'neighborhood' | 'city'>): string => {
  const tidied = tidy(title).replace(/\.$/, '')
  const place = neighborhood ?? city
  return !place || mentions(tidied, place) || mentions(tidied, city)
    ? tidied
    : `${tidied}${/ in /.test(tidied) ? ',' : ' in'} ${place}`
}
