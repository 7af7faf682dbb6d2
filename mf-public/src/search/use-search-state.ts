// The search screen's state, kept in the address: filters, view mode, area search, selected home (spec §4).

import { SearchOrder } from '@portal/contract/properties/search'
import * as sitePaths from '@portal/contract/site-paths'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { filterParams, readFilters, writeFilters } from '../listing/filters/filters-in-url.ts'
import { noFilters, type SearchFilters } from '../listing/filters/search-filters.ts'
import { type MapArea, readArea, writeArea } from './map-area.ts'
import { type MapView, readMapView, writeMapView } from './map-view.ts'
import type { SearchedFor } from './search-query.ts'

const viewModes = ['map', 'list', 'split'] as const
export type SearchView = (typeof viewModes)[number]

export interface SearchState extends SearchedFor {
  view: SearchView
  /** What was named to search for: a location, words, or both; blank for nothing. */
  place: string
  /** How many pages of homes are shown. */
  pages: number
  selectedId: string | null
  applyFilters: (filters: SearchFilters) => void
  sortBy: (order: SearchOrder) => void
  showView: (view: SearchView) => void
  /** Keeps where the map is; while an area is searched, the search follows it. */
  moveMap: (view: MapView, area: MapArea) => void
  /** Takes the place of the location: what is in sight is meant, not what was named before. */
  searchArea: (area: MapArea) => void
  showMore: () => void
  clearArea: () => void
  /** Back to all homes: no filters, no area. */
  showAll: () => void
  select: (id: string | null) => void
}

/** The same address with some parts changed, and without those that are null. */
const withParts = (params: URLSearchParams, parts: Record<string, string | null>): URLSearchParams => {
  const changed = new URLSearchParams(params)
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) changed.delete(name)
    else changed.set(name, value)
  }
  return changed
}

/** So that an address that someone else wrote does not ask for everything. */
const mostPages = 20

const readPages = (given: string | null): number =>
  Math.min(Math.max(Math.floor(Number(given)) || 1, 1), mostPages)

/** What an address searches for, which other people may have written. */
export const readSearch = (params: URLSearchParams): SearchedFor => ({
  filters: readFilters(params),
  area: readArea(params.get('area')),
  order: readOrder(params),
  mapView: readMapView(params.get('map')),
})

const placeOf = ({ location, words }: SearchFilters): string =>
  [location.trim(), words.trim()].filter(Boolean).join(' ')

const readOrder = (params: URLSearchParams): SearchOrder =>
  SearchOrder.options.find(order => order === params.get('sort')) ?? 'newest'

export const useSearchState = (): SearchState => {
  const [params, setParams] = useSearchParams()
  const view = viewModes.find(mode => mode === params.get('view')) ?? 'split'
  const areaText = params.get('area')
  const area = useMemo(() => readArea(areaText), [areaText])
  const mapText = params.get('map')
  const mapView = useMemo(() => readMapView(mapText), [mapText])
  const order = readOrder(params)
  const pages = readPages(params.get('pages'))
  // Keyed only by the filters, so that choosing a home does not look like new filters.
  const filterText = new URLSearchParams(
    filterParams.map(name => [name, params.get(name) ?? '']).filter(([, value]) => value),
  ).toString()
  const filters = useMemo(() => readFilters(new URLSearchParams(filterText)), [filterText])
  // The router's function is a new one at every address; the map's marks are not drawn again for that.
  const latest = useRef(setParams)
  useLayoutEffect(() => {
    latest.current = setParams
  }, [setParams])
  const set = useCallback((parts: Record<string, string | null>, replace: boolean) => {
    // A map that comes to rest once its page is left changes nothing of the next one.
    if (window.location.pathname !== sitePaths.search) return
    // From the address itself, which has a change at once that is drawn only later.
    latest.current(() => withParts(new URLSearchParams(window.location.search), parts), {
      replace,
      preventScrollReset: true,
    })
  }, [])
  const place = placeOf(filters)
  const select = useCallback((id: string | null) => set({ selected: id }, true), [set])
  return {
    filters,
    view,
    area,
    order,
    mapView,
    place,
    pages,
    selectedId: params.get('selected'),
    applyFilters: changed =>
      setParams(current =>
        withParts(writeFilters(current, changed), {
          pages: null,
          // Another place is somewhere else on the map.
          ...(placeOf(changed) !== place && { map: null }),
          ...(changed.location.trim() !== filters.location && { area: null }),
        }),
      ),
    showView: view => set({ view: view === 'split' ? null : view }, true),
    moveMap: (view, seen) =>
      set({ map: writeMapView(view), ...(area && { area: writeArea(seen), pages: null }) }, true),
    searchArea: area => set({ area: writeArea(area), location: null, pages: null }, false),
    sortBy: order => set({ sort: order === 'newest' ? null : order, pages: null }, true),
    showMore: () => set({ pages: String(pages + 1) }, true),
    clearArea: () => set({ area: null, pages: null }, false),
    showAll: () =>
      setParams(current => withParts(writeFilters(current, noFilters), { area: null, pages: null })),
    select,
  }
}
