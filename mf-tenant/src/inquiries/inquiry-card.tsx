// One inquiry: its home, state, message and all answers.

import { visitInWords } from '@portal/app-kit/visit-in-words'
import type { Inquiry, InquiryStatus } from '@portal/contract/inquiries/inquiry'
import {
  inquiryStatusWords,
  inquiryTypeWords,
  mayCancelInquiry,
  timesOf,
  wishedDatesOf,
} from '@portal/contract/inquiries/inquiry-words'
import { addressOf, landlordName } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Badge, type BadgeTone } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { Card } from '@portal/shared-ui/card'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { formatDate, formatTime } from '@portal/shared-ui/format-date'
import { Heading } from '@portal/shared-ui/heading'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { color, fontSize, radius, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { CalendarClock, MessagesSquare } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { TourSteps } from './tour-steps.tsx'

interface InquiryCardProps {
  inquiry: Inquiry
  /** The address names it: it is scrolled into view and highlighted. */
  isNamed: boolean
}

const tones: Record<InquiryStatus, BadgeTone> = {
  pending: 'primary',
  responded: 'success',
  scheduled: 'success',
  completed: 'neutral',
  declined: 'danger',
  cancelled: 'neutral',
  expired: 'warning',
}

function InquiryBadge({ status }: Pick<Inquiry, 'status'>) {
  return <Badge tone={tones[status]}>{inquiryStatusWords[status]}</Badge>
}

/** The inquiry's dates in words, each with a label. */
const timesInWords = (inquiry: Inquiry): { label: string; words: string }[] => {
  const { asked, offered, viewing } = timesOf(inquiry)
  const labeled = [
    ['Tour', viewing],
    ['Offered time', offered],
    ...(asked ? wishedDatesOf(inquiry).map(at => ['Requested time', at] as const) : []),
  ] as const
  return labeled.flatMap(([label, at]) =>
    at ? [{ label, words: visitInWords(at, inquiry.property.timeZone) }] : [],
  )
}

const CancelDialog = lazily(async () => (await import('./cancel-dialog.tsx')).CancelDialog)

const cancelTitle = 'Cancel this inquiry?'

function CancelInquiry({ inquiry }: { inquiry: Inquiry }) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Quiet
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={isAsking}
        {...CancelDialog.near}
        onClick={() => setAsking(true)}
      >
        Cancel inquiry<VisuallyHidden as="span"> about {inquiry.property.title}</VisuallyHidden>
      </Quiet>
      {isAsking && (
        <DialogOnDemand title={cancelTitle} size="sm" onClose={close}>
          <CancelDialog title={cancelTitle} inquiry={inquiry} onClose={close} />
        </DialogOnDemand>
      )}
    </>
  )
}

export function InquiryCard({ inquiry, isNamed }: InquiryCardProps) {
  const { property, message, status } = inquiry
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isNamed) return
    frame.current?.scrollIntoView({ block: 'center' })
    frame.current?.focus({ preventScroll: true })
  }, [isNamed])
  // The focused button disappears when the inquiry can no longer be canceled.
  const shownStatus = useRef(status)
  useEffect(() => {
    if (shownStatus.current !== status && document.activeElement === document.body) frame.current?.focus()
    shownStatus.current = status
  }, [status])
  return (
    <Frame
      ref={frame}
      as="article"
      tabIndex={-1}
      aria-label={`Inquiry about ${property.title}`}
      $selected={isNamed}
    >
      <Stack $direction="row" $justify="space-between" $align="start" $gap={2}>
        <div>
          <Heading level={2} size="md">
            <Link to={sitePaths.property(property.id)}>{property.title}</Link>
          </Heading>
          <Text $size="sm" $tone="muted">
            {addressOf(property)}
          </Text>
        </div>
        <InquiryBadge status={status} />
      </Stack>
      {timesInWords(inquiry).map(({ label, words }) => (
        <Time key={`${label} ${words}`}>
          <CalendarClock aria-hidden />
          <span>
            {label}: {words}
          </span>
        </Time>
      ))}
      {message !== null && (
        <Said
          who="You"
          when={formatDate(inquiry.createdAt)}
          what={inquiryTypeWords(inquiry)}
          words={message}
        />
      )}
      {answersOf(inquiry).map(({ at, message: words }) => (
        <Said key={at} who={landlordName(inquiry)} when={formatTime(at)} words={words} isAnswer />
      ))}
      <TourSteps inquiry={inquiry} />
      <Stack $direction="row" $justify="space-between" $gap={2}>
        {inquiry.threadId && (
          <Button asChild variant="outline" size="sm" icon={<MessagesSquare aria-hidden />}>
            <Link to={sitePaths.conversation(inquiry.threadId)}>
              Open conversation<VisuallyHidden> about {property.title}</VisuallyHidden>
            </Link>
          </Button>
        )}
        {mayCancelInquiry(inquiry, Date.now()) && <CancelInquiry inquiry={inquiry} />}
      </Stack>
    </Frame>
  )
}

/** All answers, oldest first. */
const answersOf = ({ earlierResponses, responseMessage, responseDate, updatedAt }: Inquiry) =>
  responseMessage === null
    ? earlierResponses
    : [...earlierResponses, { message: responseMessage, at: responseDate ?? updatedAt }]

interface SaidProps {
  who: string
  when: string
  what?: string
  words: string | null
  isAnswer?: boolean
}

const Said = ({ who, when, what, words, isAnswer = false }: SaidProps) => (
  <Words $isAnswer={isAnswer}>
    <figcaption>
      <strong>{who}</strong> · {what && `${what} · `}
      {when}
    </figcaption>
    <blockquote>{words}</blockquote>
  </Words>
)

const Frame = styled(Card)`
  display: grid;
  gap: ${space[3]};
  scroll-margin-block: 96px;
  overflow-wrap: anywhere;
  h2 > a {
    color: inherit;
  }
`

const Time = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  font-size: ${fontSize.sm};
  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
    margin-top: 1px;
    color: ${color.textMuted};
  }
`

const Words = styled.figure<{ $isAnswer: boolean }>`
  margin: 0;
  margin-inline-start: ${props => (props.$isAnswer ? space[6] : '0')};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.md};
  background: ${props => (props.$isAnswer ? color.secondarySoft : color.sunken)};
  color: ${props => (props.$isAnswer ? color.onSecondarySoft : color.text)};
  figcaption {
    font-size: ${fontSize.xs};
  }
  blockquote {
    margin: ${space[1]} 0 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`

const Quiet = styled(Button)`
  margin-inline-start: auto;
`
