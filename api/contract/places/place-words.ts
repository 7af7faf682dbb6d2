import type { Place } from './endpoints.ts'

/** 'Oakland, CA', 'Temescal, Oakland, CA' or '94609': what a search finds its homes by, as `location`. */
export const placeText = ({
  kind,
  name,
  city,
  state,
}: Pick<Place, 'kind' | 'name' | 'city' | 'state'>): string =>
  kind === 'zip' ? name : [name, ...(kind === 'neighborhood' ? [city] : []), state].join(', ')
