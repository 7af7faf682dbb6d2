// A repair for the person who does the work: they have a link and no account. The token stays in the fragment, which no server gets, so
// that the page can be kept and read again.

import { InsteadOfPage } from '@portal/app-kit/instead-of-page'
import { LoadFailure } from '@portal/app-kit/load-failure'
import { useTitle } from '@portal/app-kit/use-title'
import { visitInWords } from '@portal/app-kit/visit-in-words'
import { ApiError } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { type VendorJob, vendorEndpoints } from '@portal/contract/maintenance/vendor-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { DetailList } from '@portal/shared-ui/detail-list'
import { formatDate } from '@portal/shared-ui/format-date'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { labelOf, PriorityBadge, StatusBadge } from '@portal/shared-ui/request-words'
import { Stack } from '@portal/shared-ui/stack'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { JobPhotos } from './job-photos.tsx'
import { JobUpdate } from './job-update.tsx'
import { VendorPageSkeleton } from './vendor-skeleton.tsx'

export const VendorPage = withQueries(() => {
  useTitle('Repair job')
  const token = useLocation().hash.slice(1)
  return token ? <Job key={token} token={token} /> : <Ended />
})

const JobDetails = ({ job }: { job: VendorJob }) => {
  const { home, scheduledDate, timeZone } = job
  return (
    <div>
      <PageHeader title={job.title} description={labelOf(job.category)} />
      <DetailList
        details={[
          { label: 'Address', value: `${home.address}, ${home.city}, ${home.state} ${home.zipCode}` },
          {
            label: 'Status',
            value: (
              <Stack $direction="row" $gap={2}>
                <StatusBadge status={job.status} />
                <PriorityBadge priority={job.priority} />
              </Stack>
            ),
          },
          { label: 'Scheduled', value: scheduledDate && visitInWords(scheduledDate, timeZone) },
          { label: 'Description', value: <Words>{job.description}</Words> },
          { label: 'Link works until', value: formatDate(job.expiresAt) },
        ]}
      />
    </div>
  )
}

/** The API takes thirty calls an hour, so nothing is read again by itself. */
function Job({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const query = queryOf(vendorEndpoints.job, { params: { token } })
  const { data, error, refetch } = useQuery({
    ...query,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  if (isOver(error)) return <Ended />
  if (!data && error)
    return (
      <Page $width="form">
        <PageHeader title="Repair job" />
        <LoadFailure title="We couldn’t load this job" error={error} retry={refetch} />
      </Page>
    )
  if (!data) return <VendorPageSkeleton />
  const shown = { token, job: data.job }
  const show = (job: VendorJob) => queryClient.setQueryData(query.queryKey, { job })
  /** A link that ended meanwhile shows nothing more. */
  const onFail = (failure: unknown) => {
    if (isOver(failure)) void refetch()
  }
  return (
    <Page $width="form">
      <Stack $gap={8}>
        <JobDetails job={data.job} />
        <JobPhotos {...shown} onChange={show} onFail={onFail} />
        <JobUpdate {...shown} onChange={show} onFail={onFail} />
      </Stack>
    </Page>
  )
}

const isOver = (error: unknown): boolean => error instanceof ApiError && error.status === 404

const Ended = () => (
  <Page>
    <InsteadOfPage title="This link doesn’t work" picture="path" to={sitePaths.home} words="Go to home">
      It may have ended, or part of it is missing. Ask the person who sent it for a new one.
    </InsteadOfPage>
  </Page>
)

const Words = styled.span`
  white-space: pre-line;
  overflow-wrap: anywhere;
`
