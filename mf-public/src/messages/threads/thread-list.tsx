// A person's conversations, those with the latest messages first.

import { ShowMore } from '@portal/app-kit/show-more'
import { useFresh } from '@portal/app-kit/use-fresh'
import { useReadOnArrival } from '@portal/app-kit/use-read-on-arrival'
import { sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { pagesOf } from '@portal/client/pages-of'
import * as sitePaths from '@portal/contract/site-paths'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { space } from '@portal/shared-ui/tokens'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { ListHead, ThreadsSkeleton } from '../messages-frame.tsx'
import { ThreadRows } from './thread-row.tsx'

interface ThreadListProps {
  openId: string | undefined
  /** Nothing else is open, so this is what the page is about. */
  isPage: boolean
}

export const ThreadList = ({ openId, isPage }: ThreadListProps) => (
  <>
    <ListHead level={isPage ? 1 : 2} size="lg">
      Messages
    </ListHead>
    <Threads openId={openId} />
  </>
)

/** Read again on every visit and with every arrival, because others write at any time. */
const Threads = ({ openId }: Pick<ThreadListProps, 'openId'>) => {
  const found = useInfiniteQuery({
    ...pagesOf(cursor => queryOf(threadEndpoints.list, { query: { cursor } })),
    ...useFresh(),
  })
  useReadOnArrival([threadEndpoints.list])
  const threads = found.data?.pages.flatMap(page => page.threads)
  if (!threads)
    return found.isError ? (
      <ErrorPanel title="We couldn’t load your conversations" onRetry={() => void found.refetch()}>
        {sentenceOf(found.error, 'Please try again.')}
      </ErrorPanel>
    ) : (
      <ThreadsSkeleton />
    )
  if (threads.length === 0) return <NoThreads />
  return (
    <>
      <ThreadRows threads={threads} openId={openId} />
      <More>
        <ShowMore list={found} />
      </More>
    </>
  )
}

const NoThreads = () => {
  const isTenant = useSession()?.user.userType === 'tenant'
  return (
    <EmptyState
      compact
      picture="inbox"
      title="No messages yet"
      action={
        <Button asChild>
          {isTenant ? (
            <Link to={sitePaths.search}>Find a home</Link>
          ) : (
            <Link to={sitePaths.landlordProperties}>My properties</Link>
          )}
        </Button>
      }
    >
      {isTenant
        ? 'Choose Contact on a home to write to its landlord.'
        : 'When tenants contact you about your homes, their messages appear here.'}
    </EmptyState>
  )
}

const More = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space[4]};
  &:empty {
    display: none;
  }
`
