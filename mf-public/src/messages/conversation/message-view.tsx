import { LinkedPictures } from '@portal/app-kit/linked-pictures'
import { removedWords } from '@portal/contract/moderation/report-words'
import type { Thread, ThreadMessage } from '@portal/contract/threads/thread'
import { IconButton } from '@portal/shared-ui/icon-button'
import { color, fontSize, media, radius, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { Flag } from 'lucide-react'
import { styled } from 'styled-components'
import { useReport } from '../../listing/report/use-report.tsx'
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
      <Line>
        <Bubble $isOwn={isOwn}>
          <VisuallyHidden>{who}: </VisuallyHidden>
          {removedAt === null ? body : <em>{removedWords}</em>}
          {photos.length > 0 && <LinkedPictures images={photos} />}
        </Bubble>
        {!isOwn && removedAt === null && <Report id={message.id} name={other.firstName} />}
      </Line>
      {!isFollowed && <Time>{when}</Time>}
    </Said>
  )
}

const Report = ({ id, name }: { id: string; name: string }) => {
  const { isOpening, open, dialog } = useReport({ type: 'message', id, name })
  return (
    <>
      <Quiet label="Report this message" aria-haspopup="dialog" aria-busy={isOpening} onClick={open}>
        <Flag aria-hidden />
      </Quiet>
      {dialog}
    </>
  )
}

const Said = styled.li<{ $isOwn: boolean; $isFollowed: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${props => (props.$isOwn ? 'flex-end' : 'flex-start')};
  margin-bottom: ${props => (props.$isFollowed ? space[1] : space[4])};
`

const Line = styled.div`
  display: flex;
  align-items: center;
  max-width: min(88%, 604px);
`

/** With a mouse, only beside the message that it is over. */
const Quiet = styled(IconButton)`
  color: ${color.textMuted};
  & > svg {
    width: 16px;
    height: 16px;
  }
  ${media.hover} {
    opacity: 0;
    li:hover &,
    &:focus-visible {
      opacity: 1;
    }
  }
`

const Bubble = styled.div<{ $isOwn: boolean }>`
  min-width: 0;
  max-width: 560px;
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
