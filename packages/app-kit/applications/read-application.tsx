import { ApiError } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import type { Application } from '@portal/contract/applications/application'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { PageHeader } from '@portal/shared-ui/page'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { InsteadOfPage } from '../instead-of-page.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { useFresh } from '../use-fresh.tsx'
import { useReadOnArrival } from '../use-read-on-arrival.tsx'
import { ApplicationSkeleton } from './application-skeletons.tsx'

interface ReadApplicationProps {
  id: string
  list: { to: string; words: string }
  children: (application: Application) => ReactNode
}

export function ReadApplication({ id, list, children }: ReadApplicationProps) {
  const fresh = useFresh()
  useReadOnArrival([applicationEndpoints.read])
  const { data, error, refetch } = useQuery({
    ...queryOf(applicationEndpoints.read, { params: { id } }),
    ...fresh,
  })
  if (error instanceof ApiError && error.status === 404)
    return (
      <InsteadOfPage picture="path" title="Application not found" to={list.to} words={list.words}>
        It may have been removed with its home, or the link may be wrong.
      </InsteadOfPage>
    )
  if (data) return children(data.application)
  return (
    <>
      <PageHeader title="Application" />
      {error ? (
        <LoadFailure title="We couldn’t load this application" error={error} retry={refetch} />
      ) : (
        <ApplicationSkeleton />
      )}
    </>
  )
}
