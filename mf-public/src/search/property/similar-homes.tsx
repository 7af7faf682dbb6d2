// Homes around this one that are like it; nothing where there are none.
import { queryOf } from '@portal/client/call'
import { searchCards } from '@portal/contract/properties/endpoints'
import type { Property } from '@portal/contract/properties/property'
import { addressOf, factsOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { CardGrid } from '@portal/shared-ui/card'
import { Heading } from '@portal/shared-ui/heading'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { AvailabilityBadge, PropertyCard, PropertyPhoto } from '@portal/shared-ui/property-card'
import { Stack } from '@portal/shared-ui/stack'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { areaAround, likest } from './likest.ts'
import { useWayBack } from './way-back.ts'

const shown = 4

export interface SimilarHomesProps {
  property: Property
  position: readonly [latitude: number, longitude: number]
}

export const SimilarHomes = withQueries(({ property, position }: SimilarHomesProps) => {
  const query = { ...areaAround(position), limit: '20', fields: 'card' as const }
  const { data } = useQuery({ ...queryOf(searchCards, { query }), staleTime: 60_000 })
  const { stateForNext } = useWayBack()
  const homes = likest(property, data?.properties ?? []).slice(0, shown)
  if (homes.length === 0) return null
  return (
    <Stack as="section" $gap={4}>
      <Heading level={2} size="lg">
        Similar homes nearby
      </Heading>
      <CardGrid $min="240px" $gap={4}>
        {homes.map(home => (
          <PropertyCard
            key={home.id}
            picture={
              <PropertyPhoto src={home.images[0]} alt="" propertyType={home.propertyType} seed={home.id} />
            }
            badge={<AvailabilityBadge isAvailable={home.isAvailable} otherwise="Rented" />}
            rentAmount={home.rentAmount}
            title={
              <Link to={sitePaths.property(home.id)} state={stateForNext}>
                {home.title}
              </Link>
            }
            level={3}
            address={addressOf(home)}
            facts={factsOf(home)}
          />
        ))}
      </CardGrid>
    </Stack>
  )
})
