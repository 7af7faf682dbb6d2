// A person's conversations: all, where it is their turn, or unread ones.

import { LoadFailure } from '@portal/app-kit/load-failure'
import { SearchAsTyped } from '@portal/app-kit/search-as-typed'
import { ShowMore } from '@portal/app-kit/show-more'
import { useFresh } from '@portal/app-kit/use-fresh'
import { useReadOnArrival } from '@portal/app-kit/use-read-on-arrival'
import { queryOf } from '@portal/client/call'
import * as sitePaths from '@portal/contract/site-paths'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { SegmentedControl } from '@portal/shared-ui/segmented-control'
import { space } from '@portal/shared-ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { ListHead, ListTools, ThreadsSkeleton } from '../messages-frame.tsx'
import { ThreadRows } from './thread-row.tsx'
import { listNames, type ThreadsView, threadReads, useThreadsView } from './threads-view.ts'
import { useThreads } from './use-threads.ts'

interface ThreadListProps {
  openId: string | undefined
  /** Nothing else is open, so this is what the page is about. */
  isPage: boolean
}

export const ThreadList = ({ openId, isPage }: ThreadListProps) => {
  const [view, change] = useThreadsView()
  useReadOnArrival(threadReads)
  return (
    <>
      <ListHead level={isPage ? 1 : 2} size="lg">
        Messages
      </ListHead>
      <ListTools>
        <SearchAsTyped
          label="Search conversations"
          placeholder="Person, home or words"
          words={view.q}
          onSearch={q => change({ q }, { replace: true })}
        />
        <Lists shown={view.show} onShow={show => change({ show })} />
      </ListTools>
      <Threads view={view} openId={openId} onShowAll={() => change({ show: 'all', q: '' })} />
    </>
  )
}

interface ListsProps {
  shown: ThreadsView['show']
  onShow: (name: ThreadsView['show']) => void
}

const Lists = ({ shown, onShow }: ListsProps) => {
  const { data } = useQuery({ ...queryOf(threadEndpoints.counts), ...useFresh() })
  const counted = (words: string, count = 0) =>
    count > 0 ? `${words} ${count.toLocaleString('en-US')}` : words
  const labels = {
    all: 'All',
    waiting: counted('Your turn', data?.waiting),
    unread: counted('Unread', data?.unread),
  }
  return (
    <SegmentedControl
      label="Show"
      fullWidth
      segments={listNames.map(value => ({ value, label: labels[value] }))}
      value={shown}
      onValueChange={onShow}
    />
  )
}

interface ThreadsProps {
  view: ThreadsView
  openId: string | undefined
  onShowAll: () => void
}

const Threads = ({ view, openId, onShowAll }: ThreadsProps) => {
  const found = useThreads(view)
  const { threads } = found
  if (!threads || (found.isPlaceholderData && threads.length === 0))
    return found.isError ? (
      <LoadFailure title="We couldn’t load your conversations" error={found.error} retry={found.refetch} />
    ) : (
      <ThreadsSkeleton />
    )
  if (threads.length === 0)
    return view.show === 'all' && !view.q ? (
      <NoThreads />
    ) : (
      <EmptyState
        compact
        picture="inbox"
        title={view.q ? 'No conversations match' : noneWords[view.show]}
        action={<Button onClick={onShowAll}>Show all conversations</Button>}
      />
    )
  return (
    <>
      <ThreadRows threads={threads} openId={openId} />
      <More>
        <ShowMore list={found} />
      </More>
    </>
  )
}

const noneWords = { all: '', waiting: 'Nothing is waiting for you', unread: 'You’ve read everything' }

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
