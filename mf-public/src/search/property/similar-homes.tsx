// Renders nothing without similar homes.
import { queryOf } from '@portal/client/call'
import { searchCards } from '@portal/contract/properties/endpoints'
import type { HomeCard, Property } from '@portal/contract/properties/property'
import { CardGrid } from '@portal/shared-ui/card'
import { Heading } from '@portal/shared-ui/heading'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { useQuery } from '@tanstack/react-query'
import { LinkedHomeCard } from '../../listing/linked-home-card.tsx'
import { useWayBack } from './way-back.ts'

/** About two kilometers in each direction, in degrees of latitude. */
const reach = 0.02

const within = (value: number, most: number): string => String(Math.min(most, Math.max(-most, value)))

/** The area around a place, as query parameters. */
const areaAround = ([latitude, longitude]: readonly [number, number]) => {
  const sideways = reach / Math.max(0.1, Math.cos((latitude * Math.PI) / 180))
  return {
    north: within(latitude + reach, 90),
    south: within(latitude - reach, 90),
    east: within(longitude + sideways, 180),
    west: within(longitude - sideways, 180),
  }
}

/** How different two homes are: by rooms and rent. */
const distance = (one: HomeCard, other: HomeCard): number =>
  Math.abs((one.bedrooms ?? 1) - (other.bedrooms ?? 1)) +
  Math.abs(Math.log(one.rentAmount / other.rentAmount))

/** The other homes, most similar first. */
const mostSimilar = (home: HomeCard, others: readonly HomeCard[]): HomeCard[] =>
  others
    .filter(({ id }) => id !== home.id)
    .toSorted((one, other) => distance(home, one) - distance(home, other))

const shown = 4

export interface SimilarHomesProps {
  property: Property
  position: readonly [latitude: number, longitude: number]
}

export const SimilarHomes = withQueries(({ property, position }: SimilarHomesProps) => {
  const { propertyType } = property
  const query = { ...areaAround(position), propertyType, limit: '20', fields: 'card' as const }
  const { data } = useQuery({ ...queryOf(searchCards, { query }), staleTime: 60_000 })
  const { stateForNext } = useWayBack()
  const homes = mostSimilar(property, data?.properties ?? []).slice(0, shown)
  if (homes.length === 0) return null
  return (
    <Stack as="section" $gap={4}>
      <Heading level={2} size="lg">
        Similar homes nearby
      </Heading>
      <CardGrid $min="240px" $gap={4}>
        {homes.map(home => (
          <LinkedHomeCard key={home.id} home={home} state={stateForNext} />
        ))}
      </CardGrid>
    </Stack>
  )
})
