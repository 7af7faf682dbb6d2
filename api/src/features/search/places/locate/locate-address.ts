import type { placeEndpoints, Spot, TypedAddress } from '@portal/contract/places/endpoints'
import { fiveDigitZip } from '@portal/contract/values/zip-code'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/database.ts'
import type { Context } from '../../../../platform/request/context.ts'
import type { Verb } from '../../../../platform/request/route.ts'
import { properties } from '../../../../schema/properties.ts'
import { searchHomes, searchPlaces } from '../../../../schema/search.ts'
import { knownCities, knownCityCalled } from '../known-cities.ts'
import { isMisspelled } from '../understand/is-misspelled.ts'
import { hasHomesIn, namedBy, placeMeant } from '../understand/named-places.ts'
import { middleOf, spotNearZip, spotOfCity, spotOfHomes } from './spots.ts'

/** Locates an address: with a geocoder if one is set, otherwise as precisely as listed homes allow. */
export const locateAddress: Verb<typeof placeEndpoints.locate> = async (context, { body }) => {
  const typed = trimmed(body)
  const [spot, meantCity] = await Promise.all([
    spotOfAddress(context, typed),
    cityMeant(context.database, typed),
  ])
  return { spot: spot ?? null, meantCity: meantCity ?? null }
}

const trimmed = ({ address, city, state, zipCode, neighborhood }: TypedAddress): TypedAddress => ({
  address: address.trim(),
  city: city.trim(),
  state: state.trim(),
  zipCode: fiveDigitZip(zipCode.trim()),
  neighborhood: neighborhood.trim(),
})

const spotOfAddress = async ({ database, geocoder, signal }: Context, typed: TypedAddress) => {
  const { address, city, state, zipCode, neighborhood } = typed
  const spot = address && city ? await geocoder?.find(typed, signal) : undefined
  if (spot) return { ...spot, of: 'address' as const }
  const ways = [
    ['street', () => spotOfStreet(database, typed)],
    [
      'neighborhood',
      () => (neighborhood && city ? middleOfNamed(database, { neighborhood, city, state }) : undefined),
    ],
    [
      'zip',
      () =>
        zipCode ? spotOfHomes(database, sql`kind = 'zip' and match = lower(${zipCode}::text)`) : undefined,
    ],
    ['city', () => (city ? middleOfNamed(database, { city, state }) : undefined)],
    ['city', () => spotOfCity([city, state].filter(Boolean).join(', '))],
    ['city', () => spotNearZip(database, zipCode)],
  ] as const
  for (const [of, find] of ways) {
    const spot = await find()
    if (spot) return { ...spot, of }
  }
  return undefined
}

const middleOfNamed = (
  database: Database,
  { state, ...named }: { neighborhood?: string; city: string; state: string },
): Promise<Spot | undefined> | undefined => {
  const isNamed = namedBy({ ...named, ...(state && { state }) })
  return isNamed && spotOfHomes(database, isNamed)
}

/** '1200 Valencia St, Apt 4' becomes 'Valencia St'; blank if there is no street. */
const streetOf = (address: string): string =>
  address
    .replace(/^\d+\S*\s+/, '')
    .replace(/(?:,|#|\b(?:apt|apartment|unit|suite|ste|floor|fl)\b).*$/i, '')
    .trim()

/** The middle of the homes on the street, within the city. */
const spotOfStreet = async (
  database: Database,
  { address, city, state }: TypedAddress,
): Promise<Spot | undefined> => {
  const street = streetOf(address)
  if (street.length < 3 || !city) return undefined
  const isCity = namedBy({ city, ...(state && { state }) })
  const pattern = `% ${street.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return middleOf(
    database,
    sql`select home.latitude, home.longitude
      from ${searchHomes} as home join ${properties} as listing on listing.id = home.id
      where home.found_by @@ (plainto_tsquery('english', unaccent(${street}::text)) && (
          select array_to_string(array_agg('''@place:' || key || ''''), ' | ') from ${searchPlaces} where ${isCity}
        )::tsquery)
        and ' ' || listing.address ilike ${pattern} and home.latitude is not null limit 100`,
  )
}

/** If the city is unknown, finds one with similar spelling, in the given state if there is one. */
const cityMeant = async (
  database: Database,
  { city, state }: TypedAddress,
): Promise<{ city: string; state: string } | undefined> => {
  if (!city || knownCityCalled(city)) return undefined
  const isKnown =
    (await hasHomesIn(database, namedBy({ city }))) ||
    (await spotOfHomes(database, eq(sql`lower(${searchPlaces.city})`, city.toLowerCase())))
  if (isKnown) return undefined
  const withHomes = await placeMeant(database, city, 'city')
  const known = [...(withHomes ? [{ name: withHomes.name, state: withHomes.state }] : []), ...knownCities]
  const isInState = (other: string) => !state || other.toLowerCase() === state.toLowerCase()
  const meant = known.find(other => isInState(other.state) && isMisspelled(city, other.name))
  return meant && { city: meant.name, state: meant.state }
}
