// Renders nothing without similar homes.
import { queryOf } from '@portal/client/call'
import { searchCards } from '@portal/contract/properties/endpoints'
import type { Property } from '@portal/contract/properties/property'
import { CardGrid } from '@portal/shared-ui/card'
import { Heading } from '@portal/shared-ui/heading'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { useQuery } from '@tanstack/react-query'
import { LinkedHomeCard } from '../../listing/linked-home-card.tsx'
import { areaAround, mostSimilar } from './most-similar.ts'
import { useWayBack } from './way-back.ts'

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
