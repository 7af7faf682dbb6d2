// A repair for the person who does the work: they have a link and no account. The token stays in the fragment, which no server gets, so
// that the page can be kept and read again.
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { type VendorJob, vendorEndpoints } from '@portal/contract/maintenance/vendor-endpoints'
import { productName } from '@portal/contract/wording'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { JobDetails } from './job-details.tsx'
import { JobPhotos } from './job-photos.tsx'
import { JobUpdate } from './job-update.tsx'
import { VendorPageSkeleton } from './vendor-skeleton.tsx'

export const VendorPage = withQueries(() => {
  usePageTitle(`Repair job · ${productName}`)
  const token = useLocation().hash.slice(1)
  return token ? <Job key={token} token={token} /> : <Ended />
})

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
        <ErrorPanel title="We couldn’t load this job" onRetry={() => void refetch()}>
          {sentenceOf(error, 'Please try again.')}
        </ErrorPanel>
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
  <Page $width="form">
    <PageHeader title="This link doesn’t work" />
    <Text>It may have ended, or part of it is missing. Ask the person who sent it for a new one.</Text>
  </Page>
)
