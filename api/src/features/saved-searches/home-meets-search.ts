// Decides in SQL whether a home meets a saved search. The rules are those of the search
// (../search/search-criteria.ts), which matches one search against millions of homes; home-meets-search.test.ts
// shows that both agree.
import { flagFilters } from '@portal/contract/properties/choices'
import { openBathrooms, openBedrooms } from '@portal/contract/properties/open-ended'
import type { PropertyFilters } from '@portal/contract/properties/search'
import { recordOf } from '@portal/contract/values/record-of'
import { and, between, eq, gte, isNull, lte, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import { properties } from '../../schema/properties.ts'
import { savedSearches } from '../../schema/saved-searches.ts'
import { searchHomes, searchPlaces } from '../../schema/search.ts'

const cities = alias(searchPlaces, 'cities')
const zips = alias(searchPlaces, 'zips')
const neighborhoods = alias(searchPlaces, 'neighborhoods')

const homesWithPlaces = () =>
  new QueryBuilder()
    .select({
      id: properties.id,
      landlordId: properties.landlordId,
      title: properties.title,
      latitude: properties.latitude,
      longitude: properties.longitude,
      propertyType: properties.propertyType,
      bedrooms: properties.bedrooms,
      bathrooms: properties.bathrooms,
      squareFootage: properties.squareFootage,
      rentAmount: properties.rentAmount,
      isAvailable: properties.isAvailable,
      amenities: properties.amenities,
      updatedAt: properties.updatedAt,
      ...recordOf(flagFilters, name => properties[name]),
      foundBy: searchHomes.foundBy,
      city: sql<string>`${cities.city}`.as('home_city'),
      state: sql<string>`${cities.state}`.as('home_state'),
      cityMatch: sql<string>`${cities.match}`.as('city_match'),
      cityWithin: sql<number>`${cities.within}`.as('city_within'),
      zipMatch: sql<string>`${zips.match}`.as('zip_match'),
      zipWithin: sql<number>`${zips.within}`.as('zip_within'),
      neighborhood: sql<string | null>`${neighborhoods.name}`.as('home_neighborhood'),
      neighborhoodMatch: sql<string | null>`${neighborhoods.match}`.as('neighborhood_match'),
      neighborhoodWithin: sql<number | null>`${neighborhoods.within}`.as('neighborhood_within'),
    })
    .from(searchHomes)
    .innerJoin(properties, eq(properties.id, searchHomes.id))
    .innerJoin(cities, eq(cities.key, searchHomes.cityKey))
    .innerJoin(zips, eq(zips.key, searchHomes.zipKey))
    .leftJoin(neighborhoods, eq(neighborhoods.key, searchHomes.neighborhoodKey))

/** Findable homes with everything that searches ask about; join it with `homeMeetsSearch`. */
export const searchedHomes = homesWithPlaces().as('searched_homes')

/**
 * A single one; join it with `isFoundBy`. The limit makes PostgreSQL look up its places once, not for each
 * search.
 */
export const searchedHome = (homeId: string) =>
  homesWithPlaces().where(eq(searchHomes.id, homeId)).limit(1).as('searched_homes')

const home = searchedHomes
const search = savedSearches

/** A filter without its own column. */
const filterCalled = (name: keyof PropertyFilters): SQL => sql`(${search.filters}->>${sql.raw(`'${name}'`)})`

/** It needs no column: a search with a neighborhood nearly always has a city too, which is indexed. */
const neighborhoodFilter = filterCalled('neighborhood')

/** A rule applies only if the search has that filter. */
const where = (filter: SQLWrapper, rule: SQL | undefined): SQL | undefined => or(isNull(filter), rule)

/** An area whose west is east of its east crosses the 180th meridian. */
const isBetweenMeridians = sql`case when ${search.west} <= ${search.east}
  then ${home.longitude} between ${search.west} and ${search.east}
  else ${home.longitude} >= ${search.west} or ${home.longitude} <= ${search.east} end`

const isSameWithoutCase = (own: SQLWrapper, filter: SQLWrapper): SQL => sql`lower(${own}) = lower(${filter})`

const beginsWithin = (match: SQLWrapper, within: SQLWrapper): SQL =>
  sql`strpos(${match}, lower(${search.location})) between 1 and ${within}`

/** The top choice means "at least", others are exact (spec §9). */
const isRoomCount = (own: SQLWrapper, filter: SQLWrapper, top: number): SQL =>
  sql`(${own} = ${filter} or (${filter} = ${top} and ${own} >= ${top}))`

/** The condition that a row of `searchedHomes` matches a row of `savedSearches`. */
export const homeMeetsSearch: SQL | undefined = and(
  or(eq(home.isAvailable, true), search.includeRented),
  where(search.north, and(between(home.latitude, search.south, search.north), isBetweenMeridians)),
  where(search.city, isSameWithoutCase(home.city, search.city)),
  where(search.state, isSameWithoutCase(home.state, search.state)),
  where(neighborhoodFilter, isSameWithoutCase(home.neighborhood, neighborhoodFilter)),
  where(
    search.location,
    or(
      beginsWithin(home.cityMatch, home.cityWithin),
      beginsWithin(home.zipMatch, home.zipWithin),
      beginsWithin(home.neighborhoodMatch, home.neighborhoodWithin),
    ),
  ),
  where(search.minRent, gte(home.rentAmount, search.minRent)),
  where(search.maxRent, lte(home.rentAmount, search.maxRent)),
  where(search.propertyType, eq(home.propertyType, search.propertyType)),
  where(search.bedrooms, isRoomCount(home.bedrooms, search.bedrooms, openBedrooms)),
  where(search.bathrooms, isRoomCount(home.bathrooms, search.bathrooms, openBathrooms)),
  where(search.amenities, sql`${home.amenities} @> ${search.amenities}`),
  ...flagFilters.map(name => where(filterCalled(name), eq(home[name], true))),
  where(search.words, sql`${home.foundBy} @@ ${search.words}`),
)

/** The home's position as a box without extent; null if unknown. */
const spotOf = (homeId: string): SQL => sql`(
  select box(point(longitude, latitude), point(longitude, latitude)) from search_homes where id = ${homeId})`

/** The place keys of searches that could find the home: anywhere, its city, or a location among its places. */
const placesOf = (homeId: string): SQL => sql`array(
  select 'in ' || substr(match, start, length)
  from search_homes join search_places on key in (city_key, zip_key, neighborhood_key),
    generate_series(1, within) as start, generate_series(1, length(match) - start + 1) as length
  where id = ${homeId}
  union select 'city ' || lower(city) from search_homes join search_places on key = city_key where id = ${homeId}
  union select '')`

/**
 * The condition that joins a `searchedHome` with other people's searches that it matches. Each search is in
 * one of two indexes, by area or by place, so searches elsewhere are not read.
 */
export const isFoundBy = (homeId: string, condition?: SQL): SQL | undefined =>
  and(
    or(sql`${search.area} @> ${spotOf(homeId)}`, sql`${search.place} = any(${placesOf(homeId)})`),
    homeMeetsSearch,
    ne(search.userId, home.landlordId),
    condition,
  )
