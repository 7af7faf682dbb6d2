// A home that the landlord deleted after people had lived there: its history is kept.
import { useFresh } from '@portal/app-kit/use-fresh'
import { queryOf } from '@portal/client/call'
import { addressOf } from '@portal/contract/properties/property-words'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Panel } from '@portal/shared-ui/panel'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { HomeNotFound, HomeNotLoaded } from '../home-not-found.tsx'
import { tenantsOf } from './home-reads.ts'
import { HomeRepairs } from './home-repairs.tsx'
import { HomePageSkeleton } from './home-skeleton.tsx'
import { PastTenants } from './home-tenants.tsx'

export function FormerHome({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    ...queryOf(tenancyEndpoints.list, { query: tenantsOf(id) }),
    ...useFresh(),
  })
  if (error && !data) return <HomeNotLoaded error={error} onRetry={refetch} />
  if (!data) return <HomePageSkeleton />
  const [latest] = data.tenancies
  if (!latest) return <HomeNotFound />
  return (
    <Page>
      <PageHeader title={latest.title} description={addressOf(latest)} />
      <Stack $gap={6}>
        <Text>
          You deleted this home. It can’t be found anymore, but you and its tenants keep its history.
        </Text>
        <Panel title="Tenants">
          <PastTenants tenancies={data.tenancies} />
        </Panel>
        <HomeRepairs home={{ id }} />
      </Stack>
    </Page>
  )
}
