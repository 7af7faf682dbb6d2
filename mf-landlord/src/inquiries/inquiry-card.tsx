import { TourCalendar } from '@portal/app-kit/tour-calendar'
import { visitInWords } from '@portal/app-kit/visit-in-words'
import type { Inquiry, InquiryStatus } from '@portal/contract/inquiries/inquiry'
import {
  inquiryStatusWords,
  inquiryTypeWords,
  nextStepInWords,
  nextStepOf,
  timesOf,
  wishedDatesOf,
} from '@portal/contract/inquiries/inquiry-words'
import { addressOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Avatar } from '@portal/shared-ui/avatar'
import { Badge, type BadgeTone } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { Card } from '@portal/shared-ui/card'
import { formatDate } from '@portal/shared-ui/format-date'
import { Heading } from '@portal/shared-ui/heading'
import { HomeName } from '@portal/shared-ui/home-name'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { media, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { CalendarClock, MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { type AnswerKind, allowedAnswers, answerWords, openWishes } from './answers.ts'
import { InquiryAnswers } from './inquiry-answers.tsx'

const tones: Record<InquiryStatus, BadgeTone> = {
  pending: 'warning',
  responded: 'primary',
  scheduled: 'success',
  completed: 'success',
  declined: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
}

/** The id of an inquiry's card on the page, which takes the focus when the button that had it is gone. */
export const cardIdOf = ({ id }: Pick<Inquiry, 'id'>): string => `inquiry-${id}`

interface InquiryCardProps {
  inquiry: Inquiry
  /** Called when a pointer or the focus reaches its actions. */
  onNear: () => void
  /** `at` is the requested time that is accepted. */
  onAnswer: (kind: AnswerKind, at?: string) => void
}

export function InquiryCard({ inquiry, onNear, onAnswer }: InquiryCardProps) {
  const { tenant, property, status } = inquiry
  const times = timesOf(inquiry)
  const next = nextStepInWords(inquiry, 'landlord', Date.now())
  const step = nextStepOf(inquiry, Date.now())
  const allowed = allowedAnswers(inquiry)
  const accepted = openWishes(inquiry)
  /** The one thing to do: accepting the first time that was requested, or else the first answer. */
  const isDue = step?.actor === 'landlord'
  const isAnswerDue = isDue && accepted.length === 0
  const name = `${tenant.firstName} ${tenant.lastName}`
  // One tenant can ask about several homes.
  const whose = `${name} about ${property.title}`
  return (
    <Frame as="article" id={cardIdOf(inquiry)} tabIndex={-1}>
      <HomeName
        title={<Link to={sitePaths.property(property.id)}>{property.title}</Link>}
        address={addressOf(property)}
      />
      <Stack $direction="row" $justify="space-between" $align="start" $gap={2}>
        <Person>
          <Avatar name={name} src={tenant.profilePicture ?? undefined} />
          <div>
            <Heading level={3} size="md">
              <Link to={sitePaths.people(tenant.id)}>{name}</Link>
            </Heading>
            <Text $size="sm" $tone="muted">
              {inquiryTypeWords(inquiry)} · {formatDate(inquiry.createdAt)}
            </Text>
          </div>
        </Person>
        <Badge tone={tones[status]}>{inquiryStatusWords[status]}</Badge>
      </Stack>
      {inquiry.message && <Words>{inquiry.message}</Words>}
      <Time label="Tour" at={times.viewing} timeZone={property.timeZone} />
      <Time label="Offered time" at={times.offered} timeZone={property.timeZone} />
      {status === 'responded' &&
        inquiry.proposedDates.map(at => (
          <Time key={at} label="Proposed" at={at} timeZone={property.timeZone} />
        ))}
      {(times.asked || accepted.length > 0) &&
        wishedDatesOf(inquiry).map(at => (
          <Time key={at} label="Requested" at={at} timeZone={property.timeZone}>
            {accepted.includes(at) && (
              <Button
                variant={isDue && at === accepted[0] ? 'primary' : 'outline'}
                size="sm"
                onPointerEnter={onNear}
                onFocus={onNear}
                onClick={() => onAnswer('scheduled', at)}
              >
                {answerWords.scheduled.button}
                <VisuallyHidden>
                  {' '}
                  {visitInWords(at, property.timeZone)} for {whose}
                </VisuallyHidden>
              </Button>
            )}
          </Time>
        ))}
      <InquiryAnswers inquiry={inquiry} />
      {next && <Text $weight={isDue ? 'semibold' : 'regular'}>{next}</Text>}
      {step?.type === 'attend_viewing' && <TourCalendar inquiry={inquiry} />}
      {(allowed.length > 0 || inquiry.threadId) && (
        <Actions onPointerEnter={onNear} onFocus={onNear}>
          {allowed.map((kind, index) => (
            <Button
              key={kind}
              variant={index > 0 ? 'ghost' : isAnswerDue ? 'primary' : 'outline'}
              onClick={() => onAnswer(kind)}
            >
              {answerWords[kind].button}
              <VisuallyHidden> {whose}</VisuallyHidden>
            </Button>
          ))}
          {inquiry.threadId && (
            <Button asChild variant="ghost" icon={<MessagesSquare aria-hidden />}>
              <Link to={sitePaths.conversation(inquiry.threadId)}>
                Open conversation<VisuallyHidden> with {whose}</VisuallyHidden>
              </Link>
            </Button>
          )}
        </Actions>
      )}
    </Frame>
  )
}

interface TimeProps {
  label: string
  at: string | null
  /** The home's page. */
  timeZone: string | null
  children?: ReactNode
}

const Time = ({ label, at, timeZone, children }: TimeProps) =>
  at && (
    <When>
      <CalendarClock aria-hidden />
      <span>
        {label}: {visitInWords(at, timeZone)}
      </span>
      {children}
    </When>
  )

const Frame = styled(Card)`
  display: grid;
  gap: ${space[3]};
  overflow-wrap: anywhere;
`

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`

const Words = styled.p`
  max-width: 75ch;
  white-space: pre-line;
`

const When = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  & > button {
    flex: none;
    margin-block: -6px; /* as high as the line */
  }
  & > svg {
    flex: none;
    width: 18px;
    height: 24px;
  }
`

/** The first is the main one, with a line of its own on a phone. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  & > :first-child {
    flex: 1 0 100%;
    ${media.tablet} {
      flex: none;
      margin-inline-end: ${space[2]};
    }
  }
  & > :not(:first-child) {
    padding-inline: ${space[3]};
  }
`
