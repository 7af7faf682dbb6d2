// The calls of everyone who looks for a home (spec §7).
import * as z from 'zod/mini'
import { asCards, endpoint } from '../endpoint.ts'
import { ById } from '../values/text.ts'
import { Facets } from './facets.ts'
import { HomesOnMap, MapView } from './map.ts'
import { Property } from './property.ts'
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
    answer: z.object({ property: Property }),
  }),
}

/** The search as pages ask for it. */
export const searchCards = asCards(propertyEndpoints.search)
