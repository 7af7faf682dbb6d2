import { Place, placeEndpoints } from '@portal/contract/places/endpoints'
import { flagFilters } from '@portal/contract/properties/choices'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { SearchProperties } from '@portal/contract/properties/search'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { SavedSearch } from '@portal/contract/saved-searches/saved-search'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { recordOf } from '@portal/contract/values/record-of'
import { id } from '@portal/contract/values/text'
import * as z from 'zod/mini'
import { cardOf, HomeDetails, HomeFacts, listOf, OwnHomeFacts, pageOf, TenancyFacts } from './named-fields.ts'
import { readingTool } from './tool.ts'

const searched = 20

const PlaceFacts = z.pick(Place, {
  name: true,
  kind: true,
  city: true,
  state: true,
  bounds: true,
  count: true,
})

const SavedSearchFacts = z.pick(SavedSearch, {
  id: true,
  name: true,
  filters: true,
  alert: true,
  newCount: true,
})

const ResidenceFacts = z.object({
  propertyId: z.string(),
  title: z.string(),
  city: z.string(),
  state: z.string(),
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
  /** As agreed, a month; the listing can ask for another. */
  rentAmount: z.nullish(z.number()),
  rentDueDay: z.nullish(z.number()),
})

export const homeTools = [
  readingTool({
    name: 'find_places',
    description: 'Cities, neighborhoods and ZIP codes with homes on offer, by the beginning of their name.',
    endpoint: placeEndpoints.find,
    arguments: z.object({ q: z.string() }),
    toResult: ({ places }) => listOf('places', places, PlaceFacts),
  }),
  readingTool({
    name: 'search_homes',
    description:
      'Homes on offer. location is a place in the words of the person ("sf", "Temescal, Oakland, CA", 94110), read as the search box of the site reads it; q is words of title, description and street; bedrooms 4 means 4 or more, bathrooms 3 means 3 or more; rents are dollars a month; amenities are separated by commas; near ("latitude,longitude") goes with sort "nearest". The result has the filters that were used as searchedFor: a saved search takes them; say what is notSearchedFor.',
    endpoint: propertyEndpoints.search,
    arguments: z.pick(z.object(SearchProperties.shape), {
      location: true,
      q: true,
      north: true,
      south: true,
      east: true,
      west: true,
      minRent: true,
      maxRent: true,
      propertyType: true,
      bedrooms: true,
      bathrooms: true,
      amenities: true,
      ...recordOf(flagFilters, () => true as const),
      includeRented: true,
      sort: true,
      near: true,
    }),
    understand: async (ask, { location: typed, ...others }) => {
      if (typeof typed !== 'string' || !typed.trim()) return { filled: others, unused: null }
      const { filters, sort, unused } = await ask(placeEndpoints.understand, { query: { text: typed } })
      const { location, ...found } = filters
      const wishes = { ...found, ...(sort && { sort }), ...others }
      const whole = { filled: { ...(location && { location }), ...wishes }, unused }
      if (!location || Object.keys(wishes).length === 0) return whole
      const { hasHomes, spot } = await ask(placeEndpoints.about, { query: { location } })
      if (hasHomes || spot) return whole
      // Nothing is called like this, so it would hide what the wishes find.
      return { filled: wishes, unused: [location, unused].filter(Boolean).join(', ') }
    },
    given: query => ({ query: { ...query, limit: searched } }),
    toResult: ({ properties, total, truncated }) => ({
      ...listOf('properties', properties, HomeFacts, total),
      truncated,
    }),
    homesIn: ({ properties }) => properties.map(cardOf),
  }),
  readingTool({
    name: 'read_home',
    description: 'All about one home, by its id.',
    endpoint: propertyEndpoints.read,
    arguments: z.object({ id }),
    given: params => ({ params }),
    toResult: ({ property }) => ({ property: HomeDetails.parse(property) }),
    homesIn: ({ property }) => [cardOf(property)],
  }),
  readingTool({
    name: 'list_favorites',
    description: 'The homes that the person has saved as favorites.',
    endpoint: favoriteEndpoints.list,
    toResult: ({ properties, nextCursor }) => pageOf('properties', properties, HomeFacts, nextCursor),
    homesIn: ({ properties }) => properties.map(cardOf),
  }),
  readingTool({
    name: 'list_saved_searches',
    description: "The person's saved searches, with how many new homes each has found.",
    endpoint: savedSearchEndpoints.list,
    toResult: ({ savedSearches }) => listOf('savedSearches', savedSearches, SavedSearchFacts),
  }),
  readingTool({
    name: 'list_my_tenancies',
    description:
      'The homes where the person lives, with the agreed rent and the day of the month on which it is due: a repair can be requested for these.',
    endpoint: tenancyEndpoints.my,
    toResult: ({ tenancies, nextCursor }) => pageOf('tenancies', tenancies, ResidenceFacts, nextCursor),
  }),
  readingTool({
    name: 'list_tenancies',
    description:
      'All tenancies of the person as a tenant, or in the homes of a landlord, newest first: offers (status offered), to begin (agreed), of today (active) and over, with rent and notice. A notice that isWaiting has to be accepted by the side that did not give it.',
    endpoint: tenancyEndpoints.list,
    toResult: ({ tenancies, nextCursor }) => pageOf('tenancies', tenancies, TenancyFacts, nextCursor),
  }),
  readingTool({
    name: 'list_my_homes',
    description: "The landlord's own homes, with the inquiries and repairs that are open for each.",
    endpoint: ownPropertyEndpoints.my,
    toResult: ({ properties, nextCursor }) => pageOf('properties', properties, OwnHomeFacts, nextCursor),
    homesIn: ({ properties }) => properties.map(cardOf),
  }),
]
