import { LinkedPictures } from '@portal/app-kit/linked-pictures'
import type { Thread, ThreadMessage } from '@portal/contract/threads/thread'
import { color, fontSize, radius, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { styled } from 'styled-components'
import { eventInWords } from './event-words.ts'
import { timeOfDay } from './message-times.ts'

interface MessageViewProps {
  message: ThreadMessage
  thread: Thread
  /** The next message is by the same person, just after: only the last of them has a time. */
  isFollowed: boolean
}

export const MessageView = ({ message, thread, isFollowed }: MessageViewProps) => {
  const { senderId, kind, body, photos, removedAt, createdAt } = message
  const { other, property } = thread
  const isOwn = senderId !== null && senderId !== other.id
  const who = isOwn ? 'You' : other.firstName
  const when = <time dateTime={createdAt}>{timeOfDay(createdAt)}</time>
  if (kind === 'event')
    return (
      <Event>
        {eventInWords(message, who, property?.timeZone)} · {when}
      </Event>
    )
  return (
    <Said $isOwn={isOwn} $isFollowed={isFollowed}>
      <Bubble $isOwn={isOwn}>
        <VisuallyHidden>{who}: </VisuallyHidden>
        {removedAt === null ? body : <em>This message was removed.</em>}
        {photos.length > 0 && <LinkedPictures images={photos} />}
      </Bubble>
      {!isFollowed && <Time>{when}</Time>}
    </Said>
  )
}

const Said = styled.li<{ $isOwn: boolean; $isFollowed: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${props => (props.$isOwn ? 'flex-end' : 'flex-start')};
  margin-bottom: ${props => (props.$isFollowed ? space[1] : space[4])};
`

const Bubble = styled.div<{ $isOwn: boolean }>`
  max-width: min(88%, 560px);
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.md};
  ${props => (props.$isOwn ? 'border-end-end-radius' : 'border-end-start-radius')}: 4px;
  background: ${props => (props.$isOwn ? color.primarySoft : color.sunken)};
  color: ${props => (props.$isOwn ? color.onPrimarySoft : color.text)};
  white-space: pre-line;
  overflow-wrap: anywhere;
  & > :not(:first-child) {
    margin-top: ${space[2]};
  }
`

const Time = styled.p`
  margin-top: 2px;
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
`

const Event = styled.li`
  align-self: center;
  max-width: 560px;
  margin-bottom: ${space[4]};
  padding-inline: ${space[4]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
`
