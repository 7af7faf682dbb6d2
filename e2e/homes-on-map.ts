// Homes that exist only in the answers to the map's call.
import type { Page } from '@playwright/test'
import type { HomesOnMap, MapHome } from '../packages/contract/properties/map.ts'

export const mapCall = '**/api/properties/map?*'

export const homeAt = (index: number, latitude: number, longitude: number): MapHome => ({
  id: `0192a000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`,
  title: `Home ${index}`,
  address: `${index} First Street`,
  city: 'Quiet Springs',
  state: 'NV',
  propertyType: 'house',
  bedrooms: 2,
  bathrooms: 1,
  squareFootage: 900,
  rentAmount: 1500 + (index % 40) * 25,
  isAvailable: true,
  availableDate: null,
  latitude,
  longitude,
  image: null,
})

/** Answers without clusters, with up to ten times as many homes as the API would send that way. */
export const answerWith = (page: Page, homes: readonly MapHome[]) =>
  page.route(mapCall, route => {
    const query = new URL(route.request().url()).searchParams
    const side = (name: string) => Number(query.get(name))
    const seen = homes.filter(
      ({ latitude, longitude }) =>
        latitude <= side('north') &&
        latitude >= side('south') &&
        longitude <= side('east') &&
        longitude >= side('west'),
    )
    const json: HomesOnMap = {
      homes: seen,
      clusters: [],
      total: seen.length,
      truncated: false,
      withoutCoordinates: 0,
    }
    return route.fulfill({ json })
  })
