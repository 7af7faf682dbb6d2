// The homes that a tenant rents, is offered, or rented.

import { LoadFailure } from '@portal/app-kit/load-failure'
import { ShowMore } from '@portal/app-kit/show-more'
import { datesOf, rentOf, TenancyBadge } from '@portal/app-kit/tenancies/tenancy-details'
import { tenantStepInWords } from '@portal/app-kit/tenancies/tenant-step-words'
import { usePages } from '@portal/app-kit/use-pages'
import { useReadOnArrival } from '@portal/app-kit/use-read-on-arrival'
import { useTitle } from '@portal/app-kit/use-title'
import { queryOf } from '@portal/client/call'
import { addressOf, landlordName } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { isOngoing } from '@portal/contract/tenancies/tenancy-words'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Heading } from '@portal/shared-ui/heading'
import { Page } from '@portal/shared-ui/page'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { Link } from 'react-router-dom'
import { LinkedCard } from '../linked-card.tsx'
import { TenantsOnly } from '../tenants-only.tsx'
import { TenanciesHeader, TenanciesSkeleton } from './tenancies-skeleton.tsx'

export const TenanciesPage = withQueries(() => {
  useTitle('My homes')
  const person = useSession()?.user
  return (
    <Page $width="form">
      {person?.userType === 'landlord' ? (
        <TenantsOnly about="homes" />
      ) : (
        <>
          <TenanciesHeader />
          {person ? <Tenancies /> : <TenanciesSkeleton />}
        </>
      )}
    </Page>
  )
})

function Tenancies() {
  useReadOnArrival([tenancyEndpoints.list])
  const found = usePages(cursor => queryOf(tenancyEndpoints.list, { query: { ...(cursor && { cursor }) } }))
  const tenancies = found.data?.pages.flatMap(page => page.tenancies)
  if (!tenancies && found.isError)
    return <LoadFailure title="We couldn’t load your homes" error={found.error} retry={found.refetch} />
  if (!tenancies) return <TenanciesSkeleton />
  if (tenancies.length === 0) return <NoTenancies />
  return (
    <Stack $gap={8}>
      {Object.entries(sections).map(([title, isShown]) => (
        <Section key={title} title={title} tenancies={tenancies.filter(isShown)} />
      ))}
      <ShowMore list={found} />
    </Stack>
  )
}

const sections: Record<string, (tenancy: Tenancy) => boolean> = {
  Offers: ({ status }) => status === 'offered',
  Upcoming: ({ status }) => status === 'agreed',
  Current: ({ status }) => status === 'active',
  Past: tenancy => !isOngoing(tenancy),
}

function Section({ title, tenancies }: { title: string; tenancies: readonly Tenancy[] }) {
  if (tenancies.length === 0) return null
  return (
    <Stack as="section" aria-label={title}>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      <Stack as="ul" role="list">
        {tenancies.map(tenancy => (
          <li key={tenancy.id}>
            <TenancyCard tenancy={tenancy} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

const TenancyCard = ({ tenancy }: { tenancy: Tenancy }) => (
  <LinkedCard>
    <Stack $direction="row" $justify="space-between" $align="start" $gap={2}>
      <div>
        <Heading level={3} size="md">
          <Link to={sitePaths.tenancy(tenancy.id)}>{tenancy.title}</Link>
        </Heading>
        <Text $size="sm" $tone="muted">
          {addressOf(tenancy)}
        </Text>
      </div>
      <TenancyBadge status={tenancy.status} />
    </Stack>
    <Text $size="sm">{[datesOf(tenancy), rentOf(tenancy)].filter(Boolean).join(' · ')}</Text>
    <Text $size="sm" $tone={tenancy.status === 'offered' ? 'normal' : 'muted'}>
      {tenantStepInWords(tenancy) ?? `Landlord: ${landlordName(tenancy)}`}
    </Text>
    {tenancy.status === 'offered' && (
      <div>
        <Button asChild variant="secondary" size="sm">
          <Link to={sitePaths.tenancy(tenancy.id)}>Answer the offer</Link>
        </Button>
      </div>
    )}
  </LinkedCard>
)

function NoTenancies() {
  const { hasMail } = usePlatform().settings
  return (
    <EmptyState
      title="No homes yet"
      action={
        <Button asChild>
          <Link to={sitePaths.search}>Find a home</Link>
        </Button>
      }
    >
      {hasMail
        ? 'The homes you rent appear here. If your landlord invited you, confirm your email address on your profile to see the offer.'
        : 'The homes you rent appear here.'}
    </EmptyState>
  )
}
