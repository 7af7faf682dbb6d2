import type { SearchOrder } from '@portal/contract/properties/search'
import { type FilterQuery, filterQueryOf } from '../listing/filters/filter-query.ts'
import type { SearchFilters } from '../listing/filters/search-filters.ts'
import type { MapArea } from './map-area.ts'
import type { MapView } from './map-view.ts'

/** Everything that decides which homes are found, and their order. */
export interface SearchedFor {
  filters: SearchFilters
  /** Null if no area is searched. */
  area: MapArea | null
  order: SearchOrder
  /** Where the person left the map; null until they move it. */
  mapView: MapView | null
}

interface SearchQuery extends FilterQuery, Partial<MapArea> {
  sort?: SearchOrder
  near?: string
}

/** The middle of the area or the map; null before the map was moved. */
export const middleOf = ({ area, mapView }: Pick<SearchedFor, 'area' | 'mapView'>): string | null => {
  if (area && area.west <= area.east)
    return [(area.north + area.south) / 2, (area.west + area.east) / 2]
      .map(degrees => Number(degrees.toFixed(5)))
      .join(',')
  return mapView ? mapView.center.map(degrees => Number(degrees.toFixed(5))).join(',') : null
}

const orderQueryOf = (searched: SearchedFor): SearchQuery => {
  const near = middleOf(searched)
  if (searched.order === 'newest' || (searched.order === 'nearest' && !near)) return {}
  return { sort: searched.order, ...(searched.order === 'nearest' && near && { near }) }
}

export const searchQueryOf = (searched: SearchedFor): SearchQuery => ({
  ...searched.area,
  ...filterQueryOf(searched.filters),
  ...orderQueryOf(searched),
})

/** Homes per page, about twenty screens on a phone. */
export const pageSize = 24

/** The query for one page of homes; the first one has no cursor. */
export const pageQueryOf = (searched: SearchedFor, cursor = '') => ({
  ...searchQueryOf(searched),
  limit: pageSize,
  fields: 'card' as const,
  ...(cursor && { cursor }),
})
