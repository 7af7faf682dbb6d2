// A tenant's applications, the newest first.

import { ApplicationBadge } from '@portal/app-kit/applications/application-badge'
import { ApplicationsSkeleton } from '@portal/app-kit/applications/application-skeletons'
import { LoadFailure } from '@portal/app-kit/load-failure'
import { ShowMore } from '@portal/app-kit/show-more'
import { usePages } from '@portal/app-kit/use-pages'
import { useReadOnArrival } from '@portal/app-kit/use-read-on-arrival'
import { useTitle } from '@portal/app-kit/use-title'
import { queryOf } from '@portal/client/call'
import type { ApplicationSummary } from '@portal/contract/applications/application'
import { declineReasonWords } from '@portal/contract/applications/application-words'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { addressOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Heading } from '@portal/shared-ui/heading'
import { Page } from '@portal/shared-ui/page'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { Link } from 'react-router-dom'
import { LinkedCard } from '../linked-card.tsx'
import { TenantsOnly } from '../tenants-only.tsx'
import { newestApplications } from './applications-reads.ts'
import { ApplicationsHeader } from './applications-skeleton.tsx'
import { nextStep, statusNow } from './next-step.ts'

export const ApplicationsPage = withQueries(() => {
  useTitle('Applications')
  const person = useSession()?.user
  return (
    <Page $width="form">
      {person?.userType === 'landlord' ? (
        <TenantsOnly about="applications" />
      ) : (
        <>
          <ApplicationsHeader />
          {person && <MyApplications />}
        </>
      )}
    </Page>
  )
})

function MyApplications() {
  useReadOnArrival([applicationEndpoints.list])
  const found = usePages(cursor =>
    queryOf(applicationEndpoints.list, { query: { ...newestApplications, cursor } }),
  )
  const applications = found.data?.pages.flatMap(page => page.applications)
  if (!applications && found.isError)
    return (
      <LoadFailure title="We couldn’t load your applications" error={found.error} retry={found.refetch}>
        Everything you sent is saved. Try again.
      </LoadFailure>
    )
  if (!applications) return <ApplicationsSkeleton />
  if (applications.length === 0) return <NoApplications />
  return (
    <Stack>
      <Stack as="ul" role="list">
        {applications.map(application => (
          <li key={application.id}>
            <ApplicationCard application={application} />
          </li>
        ))}
      </Stack>
      <ShowMore list={found} />
    </Stack>
  )
}

const ApplicationCard = ({ application }: { application: ApplicationSummary }) => (
  <LinkedCard aria-label={`Application for ${application.propertyTitle}`}>
    <Stack $direction="row" $justify="space-between" $align="start" $gap={2}>
      <div>
        <Heading level={2} size="md">
          <Link to={sitePaths.application(application.id)}>{application.propertyTitle}</Link>
        </Heading>
        {application.property && (
          <Text $size="sm" $tone="muted">
            {addressOf(application.property)}
          </Text>
        )}
      </div>
      <ApplicationBadge status={statusNow(application)} />
    </Stack>
    {application.declineReason && (
      <Text $size="sm" $weight="medium">
        {declineReasonWords[application.declineReason]}
      </Text>
    )}
    <Text $size="sm">{nextStep(application)}</Text>
    {application.tenancy?.expiresAt && statusNow(application) === 'accepted' && (
      <div>
        <Button asChild variant="secondary" size="sm">
          <Link to={sitePaths.application(application.id)}>Answer the offer</Link>
        </Button>
      </div>
    )}
  </LinkedCard>
)

const NoApplications = () => (
  <EmptyState
    picture="inbox"
    title="No applications yet"
    action={
      <Button asChild>
        <Link to={sitePaths.search}>Find a home</Link>
      </Button>
    }
  >
    Apply on a home’s page. It is free, and you decide what the landlord sees.
  </EmptyState>
)
