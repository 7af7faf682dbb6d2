// The applications for a landlord's homes, in the order received: there is no other order, and no portraits.

import { ApplicationBadge } from '@portal/app-kit/applications/application-badge'
import { ApplicationsSkeleton } from '@portal/app-kit/applications/application-skeletons'
import { LoadFailure } from '@portal/app-kit/load-failure'
import { ShowMore } from '@portal/app-kit/show-more'
import { useAddressView } from '@portal/app-kit/use-address-params'
import { usePages } from '@portal/app-kit/use-pages'
import { useReadOnArrival } from '@portal/app-kit/use-read-on-arrival'
import { useTitle } from '@portal/app-kit/use-title'
import { queryOf } from '@portal/client/call'
import type { ApplicationSummary } from '@portal/contract/applications/application'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { applicationStateAt } from '@portal/contract/applications/lifecycle'
import { addressOf, countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { comparingPlan, includesPlan, planNames } from '@portal/contract/subscriptions/plan-limit'
import { groupBy } from '@portal/contract/values/group-by'
import { Avatar } from '@portal/shared-ui/avatar'
import { Button } from '@portal/shared-ui/button'
import { Card } from '@portal/shared-ui/card'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { formatDate } from '@portal/shared-ui/format-date'
import { Heading } from '@portal/shared-ui/heading'
import { HomeName } from '@portal/shared-ui/home-name'
import { Page } from '@portal/shared-ui/page'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { LandlordsOnly } from '../landlords-only.tsx'
import { OneHomeNotice } from '../one-home-notice.tsx'
import { applicantName } from './applicant-name.ts'
import { applicationsQuery, applicationsViewIn } from './applications-reads.ts'
import { ApplicationsHeader } from './applications-skeleton.tsx'

export const ApplicationsPage = withQueries(() => {
  useTitle('Applications')
  const person = useSession()?.user
  if (person?.userType === 'tenant')
    return (
      <LandlordsOnly
        picture="inbox"
        instead={{ to: sitePaths.applications, words: 'Go to your applications' }}
      >
        This page shows applications for landlords’ homes. Yours are on another page.
      </LandlordsOnly>
    )
  return (
    <Page $width="form">
      <ApplicationsHeader />
      {person && <Received />}
    </Page>
  )
})

/** The address holds the home that the list is limited to, and whether it shows decided applications, too. */
function Received() {
  const [view, show] = useAddressView(applicationsViewIn)
  const { property } = view
  const isAll = view.state === 'decided'
  useReadOnArrival([applicationEndpoints.list])
  const found = usePages(cursor =>
    queryOf(applicationEndpoints.list, { query: { ...applicationsQuery(view), cursor } }),
  )
  const applications = found.data?.pages.flatMap(page => page.applications)
  if (!applications && found.isError)
    return <LoadFailure title="We couldn’t load the applications" error={found.error} retry={found.refetch} />
  if (!applications) return <ApplicationsSkeleton />
  return (
    <Stack $gap={6}>
      {property && <OneHomeNotice id={property} onShowAll={() => show({ property: '' })} />}
      <div>
        <Button variant="outline" size="sm" onClick={() => show({ state: isAll ? '' : 'decided' })}>
          {isAll ? 'Hide decided applications' : 'Show decided applications'}
        </Button>
      </div>
      {applications.length === 0 && (
        <EmptyState
          picture="inbox"
          title={isAll ? 'No applications yet' : 'No open applications'}
          action={
            <Button asChild>
              <Link to={sitePaths.landlordProperties}>Go to My Properties</Link>
            </Button>
          }
        >
          Tenants apply on the page of a public home that is available. You’ll get a notification when someone
          applies.
        </EmptyState>
      )}
      {homesOf(applications).map(home => (
        <Stack as="section" key={home.key} $gap={3} aria-label={`Applications for ${home.title}`}>
          <Stack $direction="row" $justify="space-between" $align="start" $gap={2}>
            <HomeName
              title={home.id ? <Link to={sitePaths.property(home.id)}>{home.title}</Link> : home.title}
              address={home.address}
            />
            {home.id && home.open > 1 && (
              <CompareLink homeId={home.id}>
                {found.hasNextPage ? 'Compare' : `Compare ${home.open}`}
                <VisuallyHidden> for {home.title}</VisuallyHidden>
              </CompareLink>
            )}
          </Stack>
          <Stack as="ul" role="list" $gap={2}>
            {home.applications.map(application => (
              <li key={application.id}>
                <ApplicantCard application={application} />
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
      <ShowMore list={found} />
    </Stack>
  )
}

/** Names the plan if the landlord lacks it; nothing if nobody can buy it. */
const CompareLink = ({ homeId, children }: { homeId: string; children: ReactNode }) => {
  const { hasPayments = true } = usePlatform().settings
  const hasPlan = includesPlan(useSession()?.user.currentPlan ?? comparingPlan, comparingPlan)
  if (!hasPlan && !hasPayments) return null
  return (
    <Button asChild variant="outline" size="sm">
      <Link to={sitePaths.compareApplicationsFor(homeId)}>
        {children}
        {!hasPlan && ` (${planNames[comparingPlan]} plan)`}
      </Link>
    </Button>
  )
}

const statusNow = (application: ApplicationSummary) => applicationStateAt(application, Date.now())

/** By home; homes and applications keep the order received. */
const homesOf = (applications: readonly ApplicationSummary[]) =>
  [...groupBy(applications, ({ propertyId, propertyTitle }) => propertyId ?? propertyTitle)].map(
    ([key, ofHome]) => {
      const [first] = ofHome
      return {
        key,
        id: first?.property?.id ?? null,
        title: first?.property?.title ?? first?.propertyTitle ?? '',
        address: first?.property ? addressOf(first.property) : '',
        open: ofHome.filter(one => ['submitted', 'under_review'].includes(statusNow(one))).length,
        applications: ofHome,
      }
    },
  )

const ApplicantCard = ({ application }: { application: ApplicationSummary }) => {
  const name = applicantName(application)
  return (
    <Card as="article">
      <Person>
        <Avatar name={name} />
        <div>
          <Stack $direction="row" $justify="space-between" $align="start" $gap={2}>
            <Heading level={2} size="md">
              <Link to={sitePaths.landlordApplication(application.id)}>{name}</Link>
            </Heading>
            <ApplicationBadge status={statusNow(application)} />
          </Stack>
          <Text $size="sm" $tone="muted">
            Sent {formatDate(application.createdAt)} · moves in {formatDate(application.moveInDate)} ·{' '}
            {countOf(application.occupants, 'person', 'people')}
            {application.tenancy?.expiresAt &&
              ` · offer open until ${formatDate(application.tenancy.expiresAt)}`}
          </Text>
        </div>
      </Person>
    </Card>
  )
}

const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
`
