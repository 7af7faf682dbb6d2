// Finding a home (spec §7).
import * as z from 'zod/mini'
import { asCards, endpoint } from '../endpoint.ts'
import { nextCursor, pageQuery } from '../values/page.ts'
import { ById } from '../values/text.ts'
import { Facets } from './facets.ts'
import { HomesOnMap, MapView } from './map.ts'
import { HomeCard, Property } from './property.ts'
import { FoundCards, FoundProperties, PropertyFilters, SearchProperties } from './search.ts'

export const propertyEndpoints = {
  search: endpoint({
    method: 'GET',
    path: '/api/properties/search',
    summary: 'Homes by area and filters',
    access: 'anyone',
    query: SearchProperties,
    status: 200,
    answer: FoundProperties,
    cards: FoundCards,
    mayLag: true,
  }),
  facets: endpoint({
    method: 'GET',
    path: '/api/properties/facets',
    summary: 'How many homes each choice of the filters would find',
    access: 'anyone',
    query: PropertyFilters,
    status: 200,
    answer: Facets,
    mayLag: true,
  }),
  map: endpoint({
    method: 'GET',
    path: '/api/properties/map',
    summary: 'All homes in the view of a map, those close together as clusters',
    access: 'anyone',
    query: MapView,
    status: 200,
    answer: HomesOnMap,
    mayLag: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/properties/:id',
    summary: 'One home',
    access: 'anyone',
    params: ById,
    status: 200,
    answer: z.object({
      property: Property,
      /** Only for its landlord, if there are any: addresses of earlier pictures, which are not shown anymore. */
      picturesElsewhere: z.optional(z.array(z.string())),
    }),
  }),
  ofLandlord: endpoint({
    method: 'GET',
    path: '/api/people/:id/properties',
    summary: "A landlord's public homes, newest first",
    access: 'anyone',
    params: ById,
    query: z.object(pageQuery),
    status: 200,
    answer: z.object({ properties: z.array(HomeCard), nextCursor }),
  }),
}

export const searchCards = asCards(propertyEndpoints.search)
