// The search screen's state, kept in the address: filters, view mode, area search, selected home (spec §4).

import { SearchOrder } from '@portal/contract/properties/search'
import * as sitePaths from '@portal/contract/site-paths'
import { isRecord } from '@portal/contract/values/json'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import {
  filterParams,
  readFilters,
  readUnderstood,
  type Understood,
  writeFilters,
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

/** The address with some parts changed; null removes a part. */
const withParts = (params: URLSearchParams, parts: Record<string, string | null>): URLSearchParams => {
  const changed = new URLSearchParams(params)
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) changed.delete(name)
    else changed.set(name, value)
  }
  return changed
}

/** Read from the address itself, for the same reason. */
const paramsNow = (): URLSearchParams => new URLSearchParams(window.location.search)

/** Limits addresses written by other people. */
const mostPages = 20

const readPages = (given: string | null): number =>
  Math.min(Math.max(Math.floor(Number(given)) || 1, 1), mostPages)

/** The search in an address, which may come from other people. */
export const readSearch = (params: URLSearchParams): SearchedFor => ({
  filters: readFilters(params),
  area: readArea(params.get('area')),
  order: readOrder(params),
  mapView: readMapView(params.get('map')),
})

const nothingSaid: Record<keyof Understood, null> = { typed: null, unused: null }

const noPlaceInAddress = Object.fromEntries(Object.keys(noPlace).map(name => [name, null]))

const namedBy = (filters: SearchFilters): string =>
  [placeOf(filters), filters.words.trim()].filter(Boolean).join(' ')

const readOrder = (params: URLSearchParams): SearchOrder =>
  SearchOrder.options.find(order => order === params.get('sort')) ?? 'newest'

/**
 * Bypasses the router, which would give the entry a new key; the shell stores scroll positions by key. The router reads
 * the state when coming back.
 */
const selectToOpen = (id: string): void => {
  const state = { ...window.history.state, usr: { ...keptNow(), isChosenOnMap: false } }
  window.history.replaceState(state, '', `?${withParts(paramsNow(), { selected: id })}`)
}

export const useSearchState = (): SearchState => {
  const [params, setParams] = useSearchParams()
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
  // The router's function changes with every address; a stable one avoids redrawing the map's marks.
  const latest = useRef(setParams)
  useLayoutEffect(() => {
    latest.current = setParams
  }, [setParams])
  const show = useCallback((params: URLSearchParams, replace: boolean, kept?: KeptWithEntry) => {
    // A map that stops moving after its page was left must not change the next page.
    if (window.location.pathname !== sitePaths.search) return
    latest.current(params, { replace, preventScrollReset: true, state: kept })
  }, [])
  /** Changes the view of the same search. */
  const set = useCallback(
    (parts: Record<string, string | null>, kept?: Partial<KeptWithEntry>) =>
      show(withParts(paramsNow(), parts), true, { ...keptNow(), ...kept }),
    [show],
  )
  /** Starts another search at the top of the list, in every view. */
  const search = (params: URLSearchParams, parts: Record<string, string | null>, replace = false) => {
    window.scrollTo(0, 0)
    show(withParts(params, { ...parts, pages: null }), replace)
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
      search(writeFilters(paramsNow(), changed), {
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
      if (area) search(paramsNow(), { map, area: writeArea(seen) }, true)
      else set({ map })
    },
    searchArea: area => search(paramsNow(), { area: writeArea(area), ...noPlaceInAddress, ...nothingSaid }),
    sortBy: order => search(paramsNow(), { sort: order === 'newest' ? null : order }, true),
    showMore: () => set({ pages: String(pages + 1) }),
    clearArea: () => search(paramsNow(), { area: null }),
    showAll: () => search(writeFilters(paramsNow(), noFilters), { area: null, ...nothingSaid }),
    select,
    selectToOpen,
  }
}
