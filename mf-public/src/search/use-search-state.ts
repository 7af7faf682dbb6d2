// The search screen's state, kept in the address: filters, view mode, area search, selected home (spec §4).
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { filterParams, readFilters, writeFilters } from '../listing/filters/filters-in-url.ts'
import { noFilters, type SearchFilters } from '../listing/filters/search-filters.ts'
import { type MapArea, readArea, writeArea } from './map-area.ts'
import { type MapView, readMapView, writeMapView } from './map-view.ts'

const viewModes = ['map', 'list', 'split'] as const
export type SearchView = (typeof viewModes)[number]

export interface SearchState {
  filters: SearchFilters
  view: SearchView
  /** Null while no area is searched. */
  area: MapArea | null
  /** Where the person left the map; null until they move it. */
  mapView: MapView | null
  /** How many pages of homes are shown. */
  pages: number
  selectedId: string | null
  applyFilters: (filters: SearchFilters) => void
  showView: (view: SearchView) => void
  /** Keeps where the map is; while an area is searched, the search follows it. */
  moveMap: (view: MapView, area: MapArea) => void
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

export const useSearchState = (): SearchState => {
  const [params, setParams] = useSearchParams()
  const view = viewModes.find(mode => mode === params.get('view')) ?? 'split'
  const areaText = params.get('area')
  const area = useMemo(() => readArea(areaText), [areaText])
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
  const set = useCallback(
    (parts: Record<string, string | null>, replace: boolean) =>
      // From the address itself, which has a change at once that is drawn only later.
      latest.current(() => withParts(new URLSearchParams(window.location.search), parts), {
        replace,
        preventScrollReset: true,
      }),
    [],
  )
  const select = useCallback((id: string | null) => set({ selected: id }, true), [set])
  return {
    filters,
    view,
    area,
    mapView: readMapView(params.get('map')),
    pages,
    selectedId: params.get('selected'),
    applyFilters: filters => setParams(current => withParts(writeFilters(current, filters), { pages: null })),
    showView: view => set({ view: view === 'split' ? null : view }, true),
    moveMap: (view, seen) =>
      set({ map: writeMapView(view), ...(area && { area: writeArea(seen), pages: null }) }, true),
    searchArea: area => set({ area: writeArea(area), pages: null }, false),
    showMore: () => set({ pages: String(pages + 1) }, true),
    clearArea: () => set({ area: null, pages: null }, false),
    showAll: () =>
      setParams(current => withParts(writeFilters(current, noFilters), { area: null, pages: null })),
    select,
  }
}
