// Finding homes by what is wished for.
import { openBathrooms, openBedrooms } from '@portal/contract/properties/open-ended'
import { searchAddressOf } from '@portal/contract/properties/search-address'
import { type Answering, callTool, callTools, resultOf } from '../conversation/answering.ts'
import type { Turn } from '../conversation/turn.ts'
import type { Wishes } from '../understand/wishes.ts'
import { type FoundPlace, findPlace } from './find-place.ts'
import { nearestHomes } from './nearest-homes.ts'
import { capitalized, countOf, formatDollars, joined, lineOf, listed, numbered } from './phrases.ts'
import { type Home, Homes, Places, readAs } from './read-results.ts'

type Filters = Parameters<typeof searchAddressOf>[0]

/** Of degrees, about a mile: what 'near' a place is, beyond its own bounds. */
const nearby = 0.015
/** How many searches one answer makes at once. */
const mostSearches = 4
const shownAtOnce = 5

export const filtersOf = (wishes: Wishes, place: FoundPlace | undefined): Filters => {
  const { minRent, maxRent, amenities = [], petFriendly, smokingAllowed } = wishes
  const bounds = place?.isNear ? place.place.bounds : null
  return {
    ...(place && !bounds && { location: place.location }),
    ...(bounds && {
      north: bounds.north + nearby,
      south: bounds.south - nearby,
      east: bounds.east + nearby,
      west: bounds.west - nearby,
    }),
    ...(minRent !== undefined && { minRent }),
    ...(maxRent !== undefined && { maxRent }),
    ...(amenities.length > 0 && { amenities: amenities.join(',') }),
    ...(petFriendly && { petFriendly: 'true' }),
    ...(smokingAllowed && { smokingAllowed: 'true' }),
  }
}

/** One search for each choice of type, bedrooms and bathrooms: a search takes only one of each. */
const searchesFor = (wishes: Wishes, filters: Filters): Filters[] => {
  let all: Filters[] = [filters]
  const spread = (
    name: 'propertyType' | 'bedrooms' | 'bathrooms',
    choices: readonly (string | number)[] = [],
  ) => {
    if (choices.length > 0 && all.length * choices.length <= mostSearches)
      all = all.flatMap(each => choices.map(choice => ({ ...each, [name]: choice })))
  }
  spread('propertyType', wishes.types)
  spread('bedrooms', wishes.bedrooms)
  spread('bathrooms', wishes.bathrooms)
  return all
}

/** What the search cannot filter by is looked at here. */
const meets = (
  home: Home,
  { bedrooms, bathrooms, types, minSquareFeet, noBackgroundCheck }: Wishes,
): boolean => {
  const isOneOf = (value: number | null, choices: number[] | undefined, open: number) =>
    !choices?.length || choices.some(choice => value === choice || (choice === open && (value ?? 0) > open))
  return (
    isOneOf(home.bedrooms, bedrooms, openBedrooms) &&
    isOneOf(home.bathrooms, bathrooms, openBathrooms) &&
    (!types?.length || types.includes(home.propertyType)) &&
    (minSquareFeet === undefined || (home.squareFootage ?? 0) >= minSquareFeet) &&
    !(noBackgroundCheck && home.requiresBackgroundCheck)
  )
}

const inOrder = (homes: Home[], { sort }: Wishes): Home[] => {
  if (sort === 'rent_asc') return homes.toSorted((a, b) => a.rentAmount - b.rentAmount)
  if (sort === 'rent_desc') return homes.toSorted((a, b) => b.rentAmount - a.rentAmount)
  return homes
}

export interface FoundHomes {
  homes: Home[]
  total: number
  filters: Filters
}

export function* searchFor(wishes: Wishes, place: FoundPlace | undefined): Answering<FoundHomes> {
  const filters = filtersOf(wishes, place)
  const searches = searchesFor(wishes, filters)
  const sort = wishes.sort ? { sort: wishes.sort } : {}
  const answers = yield* callTools(
    searches.map(search => ({ name: 'search_homes', arguments: { ...search, ...sort } })),
  )
  const found = answers.map(answer => readAs(Homes, resultOf(answer)))
  const all = found.flatMap(({ properties }) => properties)
  const homes = inOrder(
    all.filter(home => meets(home, wishes)),
    wishes,
  )
  const isWhole = homes.length === all.length
  const total = isWhole ? found.reduce((sum, each) => sum + each.total, 0) : homes.length
  return {
    homes,
    total: Math.max(total, homes.length),
    filters: searches.length === 1 ? (searches[0] ?? filters) : filters,
  }
}

/** 'with 2 bedrooms and parking, up to $3,000, in Oakland'. */
export const inWords = (wishes: Wishes, place: FoundPlace | undefined): string => {
  const {
    bedrooms,
    bathrooms,
    minRent,
    maxRent,
    amenities = [],
    petFriendly,
    smokingAllowed,
    minSquareFeet,
  } = wishes
  const rooms = (choices: number[] | undefined, noun: string, open: number): string[] => {
    if (!choices?.length) return []
    const words = choices.map(choice =>
      choice === 0 ? 'a studio' : `${choice}${choice === open ? '+' : ''}`,
    )
    return [
      `${joined(words, 'or')}${choices.every(choice => choice === 0) ? '' : ` ${noun}${choices.at(-1) === 1 ? '' : 's'}`}`,
    ]
  }
  const having = [
    ...rooms(
      bedrooms?.filter(choice => choice > 0),
      'bedroom',
      openBedrooms,
    ),
    ...rooms(bathrooms, 'bathroom', openBathrooms),
    ...amenities.map(amenity => amenity.toLowerCase().replace('wifi', 'WiFi')),
    ...(minSquareFeet ? [`at least ${minSquareFeet} square feet`] : []),
  ]
  const rent =
    minRent !== undefined && maxRent !== undefined
      ? `from ${formatDollars(minRent)} to ${formatDollars(maxRent)}`
      : maxRent !== undefined
        ? `up to ${formatDollars(maxRent)}`
        : minRent !== undefined
          ? `from ${formatDollars(minRent)}`
          : ''
  const parts = [
    having.length > 0 ? `with ${joined(having)}` : '',
    petFriendly ? 'where pets are allowed' : '',
    smokingAllowed ? 'where smoking is allowed' : '',
    rent,
    place ? `${place.isNear ? 'near' : 'in'} ${place.place.name}` : '',
  ]
  return parts.filter(Boolean).join(' ')
}

const nounOf = ({ types = [], bedrooms }: Wishes): [string, string] => {
  if (bedrooms?.length === 1 && bedrooms[0] === 0) return ['studio', 'studios']
  const [type] = types
  return type && types.length === 1 ? [type, `${type}s`] : ['home', 'homes']
}

/** Which single wish to give up, each with what there is without it. */
function* relax(wishes: Wishes, place: FoundPlace | undefined): Answering {
  const choices: [string, Wishes, FoundPlace | undefined][] = []
  const { maxRent, minRent, amenities = [], petFriendly, bedrooms, bathrooms, types = [], ...rest } = wishes
  const all = { ...rest, maxRent, minRent, amenities, petFriendly, bedrooms, bathrooms, types }
  const add = (words: string, changed: object, where = place) => {
    const kept = Object.entries({ ...all, ...changed }).filter(([, value]) => value !== undefined)
    choices.push([words, Object.fromEntries(kept), where])
  }
  if (maxRent !== undefined) add('at any rent', { maxRent: undefined, minRent: undefined, sort: 'rent_asc' })
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
    ? `If you give up one wish:\n\n${listed(lines)}`
    : (yield* nearestHomes(wishes, place && filtersOf({}, place))) || 'Try fewer wishes, or another place.'
}

const refinedBy = (turn: Turn): Wishes => {
  const { said, shown } = turn
  const rents = shown.flatMap(({ line }) => /\$([\d,]+)/.exec(line)?.[1]?.replace(/,/g, '') ?? []).map(Number)
  const wishes = { ...turn.wishes }
  const saysRent = /\d{3,}/.test(said.text)
  if (said.has('cheaper') && rents.length > 0 && !saysRent) {
    wishes.maxRent = Math.min(...rents) - 1
    wishes.sort = 'rent_asc'
    if ((wishes.minRent ?? 0) > wishes.maxRent) delete wishes.minRent
  }
  if (said.has('dearer') && rents.length > 0 && !saysRent) {
    wishes.minRent = Math.max(...rents) + 1
    delete wishes.maxRent
  }
  const step = said.has('bigger') ? 1 : said.has('smaller') ? -1 : 0
  const counts = shown.flatMap(({ line }) =>
    /studio/i.test(line) ? ['0'] : (/(\d+) beds?/.exec(line)?.[1] ?? []),
  )
  const usual = wishes.bedrooms?.at(-1) ?? (counts.length > 0 ? Math.min(...counts.map(Number)) : undefined)
  if (step !== 0 && usual !== undefined && !/\d ?bed/.test(said.text))
    wishes.bedrooms = [Math.min(openBedrooms, Math.max(0, usual + step))]
  return wishes
}

export function* answerSearch(turn: Turn): Answering {
  const wishes = refinedBy(turn)
  const { found: place, unknown } = yield* findPlace(wishes.places ?? [])
  if (unknown && !place) {
    const { places } = readAs(Places, yield* callTool('find_places', { q: '' }))
    const known = places
      .filter(({ kind }) => kind !== 'zip')
      .map(({ name, count }) => `${name} (${countOf(count, 'home')})`)
    const { places: _, ...others } = wishes
    const isPicky = Object.values(others).some(value => !Array.isArray(value) || value.length > 0)
    const nearest = isPicky ? yield* nearestHomes(wishes, undefined) : ''
    return `There are no homes on offer in “${capitalized(unknown)}” now. There are homes in ${joined(known)}, for example.${nearest ? `\n\n${nearest}\n\n` : ' '}Where should I look?`
  }
  const { homes, total, filters } = yield* searchFor(wishes, place)
  const [one, many] = nounOf(wishes)
  const words = inWords(wishes, place)
  if (homes.length === 0) {
    const isCheaper = turn.said.has('cheaper') && turn.shown.length > 0
    const start = isCheaper
      ? `There is nothing cheaper${words ? ` among ${many} ${words}` : ''}.`
      : `I found no ${many} ${words}`.trimEnd().replace(/\.?$/, '.')
    return `${start}\n\n${yield* relax(wishes, place)}`
  }
  const wantsMore = turn.said.has('others') && turn.everShown.size > 0
  const fresh = wantsMore ? homes.filter(({ id }) => !turn.everShown.has(id)) : homes
  if (fresh.length === 0)
    return `Those are all ${countOf(total, one, many)} ${words}. Should I look with fewer wishes?`.replace(
      '  ',
      ' ',
    )
  const some = fresh.slice(0, shownAtOnce)
  const order =
    wishes.sort === 'rent_asc'
      ? ', the cheapest first'
      : wishes.sort === 'rent_desc'
        ? ', the most expensive first'
        : wishes.sort === 'newest'
          ? ', the newest first'
          : ''
  const heading = `I found ${countOf(total, one, many)} ${words}`.trimEnd()
  const rest =
    total > some.length ? `\n\n[See all of them on the search page](${searchAddressOf(filters)}).` : ''
  return `${heading}${order}${total > some.length ? `. Here are ${some.length}` : ''}:\n\n${numbered(some.map(lineOf))}${rest}\n\nAsk me about one of them, for example “compare the first two”, or add a wish.`
}

/** What homes like these usually cost, from those that are on offer. */
export function* answerTypicalRent(turn: Turn): Answering {
  const { found: place, unknown } = yield* findPlace(turn.wishes.places ?? [])
  if (unknown && !place) return `I know of no homes in “${unknown}”, so I cannot say what they cost.`
  const { homes, total } = yield* searchFor({ ...turn.wishes, sort: 'rent_asc' }, place)
  const words = inWords(turn.wishes, place)
  const [one, many] = nounOf(turn.wishes)
  const [low, high] = [homes[0], homes.at(-1)]
  if (!low || !high) return `There are no ${many} ${words} on offer now, so I cannot say what they cost.`
  const rents = homes.map(({ rentAmount }) => rentAmount)
  const median =
    ((rents[Math.floor((rents.length - 1) / 2)] ?? 0) + (rents[Math.ceil((rents.length - 1) / 2)] ?? 0)) / 2
  const seen =
    total > homes.length
      ? `the ${homes.length} cheapest of ${countOf(total, one, many)}`
      : countOf(total, one, many)
  return `I looked at ${seen} ${words} that ${total === 1 ? 'is' : 'are'} on offer now. The rent goes from ${formatDollars(low.rentAmount)} to ${formatDollars(high.rentAmount)} a month; the middle is ${formatDollars(median)}.\n\nThe cheapest is ${lineOf(low)}.`.replace(
    / {2,}/g,
    ' ',
  )
}
