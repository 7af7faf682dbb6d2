// An empty search result: the reason, similar place names, an alert, and the nearest homes.
import { call, queryOf } from '@portal/client/call'
import { type Place, placeEndpoints } from '@portal/contract/places/endpoints'
import { placeFilters, placeText } from '@portal/contract/places/place-words'
import { searchCards } from '@portal/contract/properties/endpoints'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Heading } from '@portal/shared-ui/heading'
import { space } from '@portal/shared-ui/tokens'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { filterQueryOf } from '../../listing/filters/filter-query.ts'
import { writeFilters } from '../../listing/filters/filters-in-url.ts'
import { noFilters, noPlace, placeOf, type SearchFilters } from '../../listing/filters/search-filters.ts'
import { describeTotal } from '../describe-total.ts'
import { chipsOf } from '../filter-chips.tsx'
import { SaveSearchButton } from '../save-search/save-search-button.tsx'
import type { SearchState } from '../use-search-state.ts'
import { HomeGrid } from './list-layout.tsx'
import { ResultCard } from './result-card.tsx'

interface NothingFoundProps {
  /** The search, and the action to show all homes. */
  search: Pick<SearchState, 'filters' | 'area' | 'order' | 'mapView' | 'showAll'>
}

export const NothingFound = ({ search }: NothingFoundProps) => {
  const { filters, area, showAll } = search
  const hasPlace = !area && placeOf(filters) !== ''
  return (
    <>
      <EmptyState
        title="No properties found in this area"
        picture="search"
        compact
        action={
          <Actions>
            <SaveSearchButton searched={search} words="Notify me about new homes" />
            <Button variant="secondary" onClick={showAll}>
              Show all homes
            </Button>
          </Actions>
        }
      >
        {hasPlace ? <WhyNothing filters={filters} /> : 'Move the map or remove a filter to see more.'}
      </EmptyState>
      {hasPlace && <NearestHomes filters={filters} />}
    </>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
`

interface OfPlace {
  /** Filters that name a place. */
  filters: SearchFilters
}

const useAbout = ({ location, city, state, neighborhood }: SearchFilters) => {
  const query = filterQueryOf({ ...noFilters, location, city, state, neighborhood })
  return useQuery(queryOf(placeEndpoints.about, { query })).data
}

/** One sentence within a paragraph. */
const WhyNothing = ({ filters }: OfPlace) => {
  const about = useAbout(filters)
  if (!about) return null
  if (about.hasHomes)
    return (
      <>
        No home in {placeOf(filters)} matches all of your filters.
        <WithoutOne filters={filters} />
      </>
    )
  const isPlace = about.spot !== null || !filters.location.trim()
  return (
    <>
      {isPlace
        ? `There are no homes in ${placeOf(filters)} yet.`
        : `There are no homes for “${placeOf(filters)}” yet.`}
      {about.meant ? (
        <>
          {' '}
          Did you mean <Link to={addressWith(filters, about.meant)}>{placeText(about.meant)}</Link>?
        </>
      ) : (
        <CitiesWithHomes filters={filters} />
      )}
    </>
  )
}

const addressOf = (filters: SearchFilters): string => `?${writeFilters(new URLSearchParams(), filters)}`

const addressWith = (filters: SearchFilters, place: Place): string =>
  addressOf({ ...filters, ...noPlace, ...placeFilters(place) })

/** ' There are more without “Dishwasher” (1 property), without “2 bedrooms” (3 properties).': links to these results. */
const WithoutOne = ({ filters }: OfPlace) => {
  const ways = chipsOf(filters).filter(({ label }) => label)
  const found = useQueries({
    queries: ways.map(({ without }) => {
      const query = { ...filterQueryOf(without), limit: 1, fields: 'card' as const }
      return {
        queryKey: queryOf(searchCards, { query }).queryKey,
        queryFn: ({ signal }: { signal: AbortSignal }) => call(searchCards, { query, signal }),
      }
    }),
  })
  const links = ways.flatMap(({ label, without }, index) => {
    const total = found[index]?.data
    return total?.total
      ? [
          <Link key={label} to={addressOf(without)}>
            without “{label}” ({describeTotal({ count: total.total, isMore: total.truncated })})
          </Link>,
        ]
      : []
  })
  return links.length > 0 && <> There are more {inLine(links)}.</>
}

/** Cities that have homes, for a search in a place without any. */
const CitiesWithHomes = ({ filters }: OfPlace) => {
  const { data } = useQuery(queryOf(placeEndpoints.find, { query: { limit: 20 } }))
  const cities = data?.places.filter(({ kind }) => kind === 'city').slice(0, shown) ?? []
  if (cities.length === 0) return null
  const links = cities.map(city => (
    <Link key={placeText(city)} to={addressWith(filters, city)}>
      {placeText(city)}
    </Link>
  ))
  return <> There are homes in {inLine(links)}.</>
}

const inLine = (links: readonly ReactNode[]) => links.map((link, index) => [index > 0 && ', ', link])

const shown = 4

/** The nearest homes that match the other filters; if there are none, and the place has no homes at all, any that are nearest. */
const NearestHomes = ({ filters }: OfPlace) => {
  const about = useAbout(filters)
  const meeting = useNearest({ ...filters, ...noPlace, words: '' }, about?.spot, about !== undefined)
  const isAnyBetter = meeting?.length === 0 && about?.hasHomes === false
  const any = useNearest(noFilters, about?.spot, isAnyBetter)
  const homes = isAnyBetter ? any : meeting
  if (!about || !homes?.length) return null
  const title = about.hasHomes ? 'Nearest matches' : about.spot ? 'Nearest homes' : 'Homes elsewhere'
  return (
    <Frame aria-label={title}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <HomeGrid as="ul" role="list">
        {homes.map(home => (
          <li key={home.id}>
            <ResultCard
              property={home}
              isSelected={false}
              onSelect={ignore}
              onOpen={ignore}
              onHover={ignore}
            />
          </li>
        ))}
      </HomeGrid>
    </Frame>
  )
}

const ignore = () => undefined

interface Spot {
  latitude: number
  longitude: number
}

/** The newest homes, if the place is unknown. */
const useNearest = (filters: SearchFilters, spot: Spot | null | undefined, isWanted: boolean) => {
  const query = {
    ...filterQueryOf(filters),
    ...(spot && { sort: 'nearest' as const, near: `${spot.latitude},${spot.longitude}` }),
    limit: shown,
    fields: 'card' as const,
  }
  return useQuery({
    queryKey: queryOf(searchCards, { query }).queryKey,
    queryFn: ({ signal }) => call(searchCards, { query, signal }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  }).data?.properties
}

const Frame = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: 0 ${space[4]} ${space[6]};
`
