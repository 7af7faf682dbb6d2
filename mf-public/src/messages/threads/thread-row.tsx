import type { Thread } from '@portal/contract/threads/thread'
import { Avatar } from '@portal/shared-ui/avatar'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { color, fontSize, fontWeight, media, motion, radius, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { eventInWords } from '../conversation/event-words.ts'
import { momentInList } from '../conversation/message-times.ts'
import { stepInWords } from './step-words.ts'
import { homeOf, nameOf } from './thread-words.ts'
import { pathIn, useThreadsView } from './threads-view.ts'

interface ThreadRowsProps {
  threads: readonly Thread[]
  openId?: string | undefined
}

export const ThreadRows = ({ threads, openId }: ThreadRowsProps) => (
  <Rows role="list">
    {threads.map(thread => (
      <li key={thread.id}>
        <ThreadRow thread={thread} isOpen={thread.id === openId} />
      </li>
    ))}
  </Rows>
)

const ThreadRow = ({ thread, isOpen }: { thread: Thread; isOpen: boolean }) => {
  const { other, unreadCount, lastMessageAt, nextStep } = thread
  const [view] = useThreadsView()
  const isLandlord = useSession()?.user.userType === 'landlord'
  return (
    <Row to={pathIn(view, thread.id)} aria-current={isOpen ? 'page' : undefined} $isUnread={unreadCount > 0}>
      <Avatar
        name={nameOf(other)}
        src={other.profilePicture ?? undefined}
        sizePx={44}
        tone={isLandlord ? 'primary' : 'secondary'}
      />
      <Words>
        <Line>
          <strong>{nameOf(other)}</strong>
          <time dateTime={lastMessageAt}>{momentInList(lastMessageAt)}</time>
        </Line>
        <Home>{homeOf(thread)}</Home>
        <Line>
          <Excerpt>
            <Latest thread={thread} />
          </Excerpt>
          {unreadCount > 0 && (
            <Count>
              {unreadCount > 99 ? '99+' : unreadCount}
              <VisuallyHidden> unread</VisuallyHidden>
            </Count>
          )}
        </Line>
        {nextStep && <Step $isYours={nextStep.isYours}>{stepInWords(thread)}</Step>}
      </Words>
    </Row>
  )
}

const Latest = ({ thread: { lastMessage, other } }: { thread: Thread }) => {
  const ownId = useSession()?.user.id
  if (!lastMessage) return 'No messages yet'
  const { body, event, senderId, removedAt } = lastMessage
  const isOwn = senderId !== null && senderId === ownId
  if (event) return eventInWords(lastMessage, isOwn ? 'You' : other.firstName)
  if (removedAt !== null) return 'Message removed'
  return (isOwn ? 'You: ' : '') + body
}

const Rows = styled.ul`
  padding: 0;
  list-style: none;
`

const Row = styled(Link)<{ $isUnread: boolean }>`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.border};
  color: ${color.text};
  font-size: ${fontSize.sm};
  text-decoration: none;
  transition: background-color ${motion.fast};
  font-weight: ${props => (props.$isUnread ? fontWeight.semibold : fontWeight.regular)};
  strong {
    font-weight: ${props => (props.$isUnread ? fontWeight.bold : fontWeight.semibold)};
  }
  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }
  &[aria-current] {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

const Words = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]};
  min-width: 0;
  strong {
    min-width: 0;
    font-size: ${fontSize.md};
    overflow-wrap: anywhere;
  }
  time {
    flex: none;
    color: inherit;
    font-size: ${fontSize.xs};
    font-variant-numeric: tabular-nums;
  }
`

const cut = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Home = styled.span`
  ${cut}
  font-size: ${fontSize.xs};
`

const Step = styled.span<{ $isYours: boolean }>`
  ${cut}
  color: ${props => (props.$isYours ? color.onPrimarySoft : color.textMuted)};
  font-size: ${fontSize.xs};
  font-weight: ${fontWeight.medium};
`

const Excerpt = styled.span`
  ${cut}
  flex: 1;
  min-width: 0;
`

const Count = styled.span`
  flex: none;
  min-width: 20px;
  padding: 0 6px;
  border-radius: ${radius.full};
  background: ${color.primary};
  color: ${color.onPrimary};
  font-size: ${fontSize.xs};
  font-weight: ${fontWeight.bold};
  line-height: 1.25rem;
  text-align: center;
  font-variant-numeric: tabular-nums;
`
