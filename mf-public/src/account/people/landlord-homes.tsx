// Renders nothing without homes.
import { LoadFailure } from '@portal/app-kit/load-failure'
import { ShowMore } from '@portal/app-kit/show-more'
import { queryOf } from '@portal/client/call'
import { pagesOf } from '@portal/client/pages-of'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { CardGrid } from '@portal/shared-ui/card'
import { Heading } from '@portal/shared-ui/heading'
import { Page } from '@portal/shared-ui/page'
import { Stack } from '@portal/shared-ui/stack'
import { useInfiniteQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { LinkedHomeCard } from '../../listing/linked-home-card.tsx'
import { landlordHomes } from './person-reads.ts'

export const LandlordHomes = ({ id, firstName }: { id: string; firstName: string }) => {
  const found = useInfiniteQuery({
    ...pagesOf(cursor => queryOf(propertyEndpoints.ofLandlord, landlordHomes(id, cursor))),
    staleTime: 60_000,
  })
  const { data, error, refetch } = found
  const homes = data?.pages.flatMap(page => page.properties) ?? []
  if (!data && error)
    return (
      <Frame $width="narrow">
        <LoadFailure title={`We couldn’t load ${firstName}’s homes`} error={error} retry={refetch} />
      </Frame>
    )
  if (homes.length === 0) return null
  return (
    <Frame as="section" aria-labelledby="landlord-homes">
      <Stack $gap={4}>
        <Heading level={2} size="lg" id="landlord-homes">
          {firstName}’s homes
        </Heading>
        <CardGrid as="ul" role="list" $min="240px" $gap={4}>
          {homes.map(home => (
            <li key={home.id}>
              <LinkedHomeCard home={home} />
            </li>
          ))}
        </CardGrid>
        <ShowMore list={found} />
      </Stack>
    </Frame>
  )
}

/** Wider than the card of the landlord above it. */
const Frame = styled(Page)`
  && {
    padding-top: 0;
  }
`
