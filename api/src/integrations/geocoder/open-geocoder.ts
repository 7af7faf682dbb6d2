// Nominatim or a compatible server (https://nominatim.org/release-docs/latest/api/Search).

import type { TypedAddress } from '@portal/contract/places/endpoints'
import { log } from '@portal/server/log'
import * as z from 'zod/mini'
import type { Geocoder } from '../../platform/ports/geocoder.ts'
import { readText } from '../read-text.ts'

/** A landlord is waiting for the map. */
const defaultTimeoutMs = 3000
/** A place with its names takes about a kilobyte. */
const maxBytes = 100_000

/** Nominatim sends these as text. */
const degrees = (limit: number) =>
  z.string().check(z.refine(text => /^-?\d+(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= limit))
const Found = z.array(z.object({ lat: degrees(90), lon: degrees(180) }))

/** Unit numbers do not help to find the building. */
const streetOf = (address: string): string =>
  address.replace(/(?:,|#|\b(?:apt|apartment|unit|suite|ste)\b).*$/i, '').trim()

const queryOf = ({ address, city, state, zipCode }: TypedAddress): URLSearchParams => {
  const parts = { street: streetOf(address), city, state, postalcode: zipCode, countrycodes: 'us' }
  const pairs = Object.entries(parts).filter(([, value]) => value !== '')
  return new URLSearchParams([...pairs, ['format', 'jsonv2'], ['limit', '1']])
}

/** @param url of its search, to which the parts of the address are added */
export const openGeocoder = (url: string, timeoutMs = defaultTimeoutMs): Geocoder => ({
  find: async (address, signal) => {
    try {
      const request = new URL(url)
      for (const [name, value] of queryOf(address)) request.searchParams.set(name, value)
      const response = await fetch(request, {
        headers: { accept: 'application/json', 'user-agent': 'Rental Portal' },
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      if (!response.ok) {
        log.tell(`The geocoder answered ${response.status}; the map starts at the city.`)
        return undefined
      }
      const [found] = Found.parse(JSON.parse(await readText(response, maxBytes)))
      return found && { latitude: Number(found.lat), longitude: Number(found.lon) }
    } catch {
      // The error can contain the address.
      log.tell('The geocoder did not answer; the map starts at the city.')
      return undefined
    }
  },
})
