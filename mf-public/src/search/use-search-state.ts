// The search screen's state, kept in the address: filters, view mode, area search, selected home (spec §4).

import { type AddressChanges, paramsWith, useAddressParams } from '@portal/app-kit/use-address-params'
import { SearchOrder } from '@portal/contract/properties/search'
import { isRecord } from '@portal/contract/values/json'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import {
  filterChanges,
  filterParams,
  readFilters,
  readUnderstood,
  type Understood,
} from '../listing/filters/filters-in-url.ts'
import { noFilters, noPlace, placeOf, type SearchFilters } from '../listing/filters/search-filters.ts'
import { type MapArea, readArea, writeArea } from './map-area.ts'
import { type MapView, readMapView, writeMapView } from './map-view.ts'
import type { SearchedFor } from './search-query.ts'

const viewModes = ['map', 'list', 'split'] as const
export type SearchView = (typeof viewModes)[number]

export interface SearchState extends SearchedFor, Understood {
  view: SearchView
  /** The named place, words, or both; blank for none. */
  place: string
  /** How many pages of homes are shown. */
  pages: number
  selectedId: string | null
  /** This view's scroll position, in pixels. */
  leftAt: number
  /** The home was selected on the map, not in the list. */
  isChosenOnMap: boolean
  /** @param understood how a typed line was understood, if the filters come from one */
  applyFilters: (filters: SearchFilters, understood?: Understood) => void
  sortBy: (order: SearchOrder) => void
  showView: (view: SearchView) => void
  /** Stores the map's position; if an area is searched, the search follows the map. */
  moveMap: (view: MapView, area: MapArea) => void
  /** Replaces the location with the visible area. */
  searchArea: (area: MapArea) => void
  showMore: () => void
  clearArea: () => void
  /** Removes all filters and the area. */
  showAll: () => void
  select: (id: string | null, where?: 'map') => void
  /** Selects a home whose page is about to open. */
  selectToOpen: (id: string) => void
}

/** State of a history entry: Back restores it, but a shared address does not include it. */
interface KeptWithEntry {
  /** Each view's scroll position, in pixels. */
  scrolled: Partial<Record<SearchView, number>>
  isChosenOnMap: boolean
}

/** Guarantee: only this page writes `scrolled`. */
const readKept = (state: unknown): KeptWithEntry => ({
  scrolled: {},
  isChosenOnMap: false,
  ...(isRecord(state) && 'scrolled' in state && (state as unknown as KeptWithEntry)),
})

/** Read from the history entry, which is updated before the next render. */
const keptNow = (): KeptWithEntry => readKept(window.history.state?.usr)

/** Limits addresses written by other people. */
const maxPages = 20

const readPages = (text: string | null): number =>
  Math.min(Math.max(Math.floor(Number(text)) || 1, 1), maxPages)

/** The search in an address, which can come from other people. */
export const readSearch = (params: URLSearchParams): SearchedFor => ({
  filters: readFilters(params),
  area: readArea(params.get('area')),
  order: readOrder(params),
  mapView: readMapView(params.get('map')),
})

const nothingUnderstood: Record<keyof Understood, null> = { typed: null, unused: null }

const noPlaceInAddress = Object.fromEntries(Object.keys(noPlace).map(name => [name, null]))

const namedBy = (filters: SearchFilters): string =>
  [placeOf(filters), filters.words.trim()].filter(Boolean).join(' ')

const readOrder = (params: URLSearchParams): SearchOrder =>
  SearchOrder.options.find(order => order === params.get('sort')) ?? 'newest'

/**
 * Bypasses the router, which would give the entry a new key: the shell stores scroll positions by key. The router
 * reads the state when coming back.
 */
const selectToOpen = (id: string): void => {
  const state = { ...window.history.state, usr: { ...keptNow(), isChosenOnMap: false } }
  const params = new URLSearchParams(window.location.search)
  window.history.replaceState(state, '', `?${paramsWith(params, { selected: id })}`)
}

export const useSearchState = (): SearchState => {
  const [params, changeParams] = useAddressParams()
  const { scrolled, isChosenOnMap } = readKept(useLocation().state)
  const view = viewModes.find(mode => mode === params.get('view')) ?? 'split'
  const areaText = params.get('area')
  const area = useMemo(() => readArea(areaText), [areaText])
  const mapText = params.get('map')
  const mapView = useMemo(() => readMapView(mapText), [mapText])
  const order = readOrder(params)
  const pages = readPages(params.get('pages'))
  // Depends only on the filters, so that selecting a home does not look like new filters.
  const filterText = new URLSearchParams(
    filterParams.map(name => [name, params.get(name) ?? '']).filter(([, value]) => value),
  ).toString()
  const filters = useMemo(() => readFilters(new URLSearchParams(filterText)), [filterText])
  /** Changes the view of the same search. */
  const set = useCallback(
    (changes: AddressChanges, kept?: Partial<KeptWithEntry>) =>
      changeParams(changes, { replace: true, state: { ...keptNow(), ...kept } }),
    [changeParams],
  )
  /** Starts another search at the top of the list, in every view. */
  const search = (changes: AddressChanges, replace = false) => {
    window.scrollTo(0, 0)
    changeParams({ ...changes, pages: null }, { replace })
  }
  const coming = useRef<{ view: SearchView; y: number } | null>(null)
  useLayoutEffect(() => {
    if (coming.current?.view !== view) return
    window.scrollTo(0, coming.current.y)
    coming.current = null
  }, [view])
  const place = namedBy(filters)
  const select = useCallback(
    (id: string | null, where?: 'map') => set({ selected: id }, { isChosenOnMap: where === 'map' }),
    [set],
  )
  return {
    filters,
    view,
    area,
    order,
    mapView,
    place,
    pages,
    selectedId: params.get('selected'),
    leftAt: scrolled[view] ?? 0,
    isChosenOnMap,
    ...readUnderstood(params),
    applyFilters: (changed, understood) =>
      search({
        ...filterChanges(changed),
        // Another place needs another map position.
        ...(namedBy(changed) !== place && { map: null }),
        ...(placeOf(changed) !== placeOf(filters) && { area: null, typed: understood?.typed ?? null }),
        unused: understood?.unused ?? null,
      }),
    showView: next => {
      const { scrolled } = keptNow()
      coming.current = { view: next, y: scrolled[next] ?? 0 }
      set({ view: next === 'split' ? null : next }, { scrolled: { ...scrolled, [view]: window.scrollY } })
    },
    moveMap: (view, seen) => {
      const map = writeMapView(view)
      if (area) search({ map, area: writeArea(seen) }, true)
      else set({ map })
    },
    searchArea: area => search({ area: writeArea(area), ...noPlaceInAddress, ...nothingUnderstood }),
    sortBy: order => search({ sort: order === 'newest' ? null : order }, true),
    showMore: () => set({ pages: String(pages + 1) }),
    clearArea: () => search({ area: null }),
    showAll: () => search({ ...filterChanges(noFilters), area: null, ...nothingUnderstood }),
    select,
    selectToOpen,
  }
}
