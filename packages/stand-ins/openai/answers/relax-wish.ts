import { type Answering, callTools, resultOf } from '../conversation/answering.ts'
import type { Wishes } from '../understand/wishes.ts'
import type { FoundPlace } from './find-place.ts'
import { nearestHomes } from './nearest-homes.ts'
import { capitalized, countOf, joined, lineOf, listed } from './phrases.ts'
import { Homes, readAs } from './read-results.ts'
import { filtersOf, searchesFor } from './search-homes.ts'

/** Offers single wishes to drop, each with the number of homes without it. */
export function* relaxWish(wishes: Wishes, place: FoundPlace | undefined): Answering {
  const choices: [string, Wishes, FoundPlace | undefined][] = []
  const { maxRent, minRent, amenities = [], petFriendly, bedrooms, bathrooms, types = [], ...rest } = wishes
  const all = { ...rest, maxRent, minRent, amenities, petFriendly, bedrooms, bathrooms, types }
  const add = (words: string, changed: object, where = place) => {
    const kept = Object.entries({ ...all, ...changed }).filter(([, value]) => value !== undefined)
    choices.push([words, Object.fromEntries(kept), where])
  }
  if (maxRent !== undefined) add('at any price', { maxRent: undefined, minRent: undefined, sort: 'rent_asc' })
  if (amenities.length > 0)
    add(`without ${joined(amenities.map(each => each.toLowerCase()))}`, { amenities: [] })
  if (petFriendly) add('without pets', { petFriendly: undefined })
  if (bedrooms) add('with any number of bedrooms', { bedrooms: undefined })
  if (types.length > 0) add('of any type', { types: [] })
  if (place) add('elsewhere', {}, undefined)
  const searches = choices.slice(0, 5).map(([words, changed, where]) => {
    const simple = searchesFor({ ...changed, bathrooms: undefined } as Wishes, filtersOf(changed, where))
    return { words, search: { ...simple[0], ...(changed.sort && { sort: changed.sort }) } }
  })
  const answers = yield* callTools(
    searches.map(({ search }) => ({ name: 'search_homes', arguments: search })),
  )
  const lines = searches.flatMap(({ words }, index) => {
    const { properties, total } = readAs(Homes, resultOf(answers[index]))
    const [first] = properties
    return first ? [`${capitalized(words)}: ${countOf(total, 'home')}, for example ${lineOf(first)}`] : []
  })
  return lines.length > 0
    ? `If you relax one filter:\n\n${listed(lines)}`
    : (yield* nearestHomes(wishes, place && filtersOf({}, place))) || 'Try fewer filters, or another place.'
}
