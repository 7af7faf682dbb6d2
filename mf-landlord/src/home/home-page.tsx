import { useFresh } from '@portal/app-kit/use-fresh'
import { useReadOnArrival } from '@portal/app-kit/use-read-on-arrival'
import { useTitle } from '@portal/app-kit/use-title'
import { ApiError } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import { addressOf, countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { media, space } from '@portal/shared-ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { Eye, Pencil } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { HomeNotFound, HomeNotLoaded } from '../home-not-found.tsx'
import { LandlordsOnly } from '../landlords-only.tsx'
import { FormerHome } from './former-home.tsx'
import { HomeInquiries } from './home-inquiries.tsx'
import { HomeListing } from './home-listing.tsx'
import { HomeRepairs } from './home-repairs.tsx'
import { HomePageSkeleton } from './home-skeleton.tsx'
import { HomeTenants } from './home-tenants.tsx'
import { HomeTourHours } from './home-tour-hours.tsx'
import { ListAgain } from './list-again.tsx'

export const HomePage = withQueries(() => {
  const { id = '' } = useParams()
  const person = useSession()?.user
  useTitle('Your home')
  if (!person) return <HomePageSkeleton />
  if (person.userType !== 'landlord')
    return (
      <LandlordsOnly picture="inbox" instead={{ to: sitePaths.property(id), words: 'View this home' }}>
        This page shows a landlord’s own home.
      </LandlordsOnly>
    )
  return <OneHome key={id} id={id} />
})

function OneHome({ id }: { id: string }) {
  useReadOnArrival([
    ownPropertyEndpoints.my,
    tenancyEndpoints.list,
    inquiryEndpoints.list,
    maintenanceEndpoints.landlordRequests,
  ])
  const { data, error, refetch } = useQuery({
    ...queryOf(ownPropertyEndpoints.my, { query: { id } }),
    ...useFresh(),
  })
  const [home] = data?.properties ?? []
  if (error instanceof ApiError && error.status === 422) return <HomeNotFound />
  if (data && !home) return <FormerHome id={id} />
  if (error && !home) return <HomeNotLoaded error={error} onRetry={refetch} />
  return home ? <Shown home={home} /> : <HomePageSkeleton />
}

const Shown = ({ home }: { home: OwnProperty }) => (
  <Page>
    <PageHeader
      title={home.title}
      description={addressOf(home)}
      actions={
        <Stack $direction="row" $gap={2}>
          <Button asChild variant="outline" icon={<Eye aria-hidden />}>
            <Link to={sitePaths.property(home.id)}>View listing</Link>
          </Button>
          <Button asChild variant="outline" icon={<Pencil aria-hidden />}>
            <Link to={sitePaths.editProperty(home.id)}>Edit</Link>
          </Button>
        </Stack>
      }
    />
    <Columns>
      <Stack $gap={6}>
        <ListAgain home={home} />
        <HomeTenants home={home} />
        <OpenApplications home={home} />
        <HomeInquiries home={home} />
        <HomeRepairs home={home} />
      </Stack>
      <Stack $gap={6}>
        <HomeListing home={home} />
        <HomeTourHours home={home} />
      </Stack>
    </Columns>
  </Page>
)

/** Only a link: the applications' own code is as large as the rest of this page. */
const OpenApplications = ({ home: { id, openApplications } }: { home: OwnProperty }) =>
  openApplications > 0 && (
    <Notice title={countOf(openApplications, 'open application')}>
      <Link to={sitePaths.landlordApplicationsFor(id)}>View applications</Link>
    </Notice>
  )

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`
