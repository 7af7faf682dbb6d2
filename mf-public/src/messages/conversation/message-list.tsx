// What was said and happened, by day. It starts at the end, and is kept there while messages arrive.
import type { Thread } from '@portal/contract/threads/thread'
import { Button } from '@portal/shared-ui/button'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Heading } from '@portal/shared-ui/heading'
import { color, fontWeight, shadow, space } from '@portal/shared-ui/tokens'
import { ArrowDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { byDay, dayInWords, isFollowed } from './message-times.ts'
import { MessageView } from './message-view.tsx'
import type { useConversation } from './use-conversation.ts'

type Talk = ReturnType<typeof useConversation>

interface MessageListProps {
  talk: Pick<
    Talk,
    'messages' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >
  thread: Thread
  isAtEnd: boolean
  onAtEnd: (isAtEnd: boolean) => void
}

/** A reader this close to the end counts as at the end, and this close to the start wants what came before. */
const nearPx = 64

export const MessageList = ({ talk, thread, isAtEnd, onAtEnd }: MessageListProps) => {
  const { messages, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = talk
  const area = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)
  const wasSentHere = last?.senderId !== null && last?.senderId !== thread.other.id
  // What a person sends is in view, wherever they were.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => {
    if (wasSentHere) area.current?.scrollTo({ top: 0 })
  }, [last?.id])

  // The area is laid out from its end, where its scroll position is 0; further up it is below 0.
  const look = () => {
    if (!area.current) return
    const { scrollTop, scrollHeight, clientHeight } = area.current
    onAtEnd(scrollTop > -nearPx)
    const isNearStart = scrollHeight - clientHeight + scrollTop < 4 * nearPx
    if (isNearStart && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }
  return (
    <Place>
      <Area ref={area} onScroll={look} tabIndex={0} role="group" aria-label="Messages">
        <div>
          {hasNextPage && (
            <Earlier>
              {isFetchNextPageError ? (
                <ErrorPanel
                  compact
                  title="We couldn’t load earlier messages"
                  onRetry={() => void fetchNextPage()}
                />
              ) : (
                <Button
                  variant="ghost"
                  size="sm"
                  pending={isFetchingNextPage}
                  pendingText="Loading..."
                  onClick={() => void fetchNextPage()}
                >
                  Earlier messages
                </Button>
              )}
            </Earlier>
          )}
          {byDay(messages).map(({ key, at, messages: ofDay }) => (
            <section key={key} aria-label={dayInWords(at)}>
              <Day level={2} size="sm">
                {dayInWords(at)}
              </Day>
              <List role="list">
                {ofDay.map((message, index) => (
                  <MessageView
                    key={message.id}
                    message={message}
                    thread={thread}
                    isFollowed={isFollowed(message, ofDay[index + 1])}
                  />
                ))}
              </List>
            </section>
          ))}
        </div>
      </Area>
      {!isAtEnd && (
        <ToEnd
          size="sm"
          icon={<ArrowDown aria-hidden />}
          onClick={() => {
            area.current?.scrollTo({ top: 0 })
            area.current?.focus()
          }}
        >
          Latest messages
        </ToEnd>
      )}
    </Place>
  )
}

const Place = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 96px;
`

const Area = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column-reverse;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -2px;
  }
  & > div {
    padding: 0 ${space[4]} ${space[4]};
  }
`

const Day = styled(Heading)`
  margin: ${space[5]} 0 ${space[3]};
  color: ${color.textMuted};
  font-weight: ${fontWeight.medium};
  text-align: center;
`

const List = styled.ol`
  display: flex;
  flex-direction: column;
  padding: 0;
  list-style: none;
`

const Earlier = styled.div`
  display: grid;
  justify-items: center;
  padding-top: ${space[4]};
`

const ToEnd = styled(Button)`
  position: absolute;
  bottom: ${space[3]};
  left: 50%;
  transform: translateX(-50%);
  box-shadow: ${shadow.raised};
`
