// What a tenant can do next about a home.
import { mayAcceptNotice, noticeInWords } from '@portal/app-kit/tenancies/notice-words'
import { depositOf, rentOf } from '@portal/app-kit/tenancies/tenancy-details'
import { landlordName } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { isMoveInDue } from '@portal/contract/tenancies/lifecycle'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { Button } from '@portal/shared-ui/button'
import { formatDate } from '@portal/shared-ui/format-date'
import { todayIn } from '@portal/shared-ui/local-moment'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { Link } from 'react-router-dom'
import type { TenancyTask } from './tenancy-dialog.tsx'

export const isMoveInAsked = (tenancy: Tenancy): boolean =>
  isMoveInDue(tenancy, todayIn(tenancy.timeZone ?? 'UTC'))

interface NextStepProps {
  tenancy: Tenancy
  onTask: (task: TenancyTask) => void
}

export function NextStep({ tenancy, onTask }: NextStepProps) {
  const { status, startsOn, expiresAt, endReason, threadId } = tenancy
  const landlord = landlordName(tenancy)
  if (status === 'offered')
    return (
      <Notice
        title={`${landlord} offers you this home`}
        action={
          <Stack $direction="row" $gap={2}>
            <Button onClick={() => onTask('agree')}>Agree</Button>
            <Button variant="outline" onClick={() => onTask('decline')}>
              Decline
            </Button>
          </Stack>
        }
      >
        {expiresAt && `Please check the terms below and respond by ${formatDate(expiresAt)}.`}
      </Notice>
    )
  const notice = noticeInWords(tenancy, 'tenant')
  if (notice)
    return (
      <Notice
        title={notice}
        action={
          mayAcceptNotice(tenancy, 'tenant') && (
            <Button onClick={() => onTask('acceptNotice')}>Accept notice</Button>
          )
        }
      >
        {tenancy.notice?.reason}
      </Notice>
    )
  if (isMoveInAsked(tenancy))
    return (
      <Notice
        title="Have you moved in?"
        action={<Button onClick={() => onTask('moveIn')}>I moved in</Button>}
      >
        {dueInWords(tenancy)} Add a note and photos of how you found the home, so that both of you remember.
      </Notice>
    )
  if (status === 'agreed')
    return (
      <Notice
        title={`You move in on ${formatDate(startsOn)}`}
        action={
          threadId && (
            <Button asChild variant="outline" size="sm">
              <Link to={sitePaths.conversation(threadId)}>Ask {landlord}</Link>
            </Button>
          )
        }
      >
        {dueInWords(tenancy)} We don’t collect rent: {landlord} can tell you how and when to pay. From{' '}
        {formatDate(startsOn)} on you can request repairs here.
      </Notice>
    )
  if (status === 'expired')
    return <Notice title="This offer has expired">Ask {landlord} for a new one.</Notice>
  if (status === 'cancelled')
    return (
      <Notice title="This tenancy was canceled">
        {endReason === 'account_closed' &&
          'The landlord closed their account. You can still read what you agreed on.'}
      </Notice>
    )
  if (status === 'ended' && tenancy.endsOn)
    return (
      <Notice title={`This tenancy ended on ${formatDate(tenancy.endsOn)}`}>
        You can still read the conversation and your repair requests.
      </Notice>
    )
  if (status === 'withdrawn') return <Notice title={whyWithdrawn(tenancy)} />
  return null
}

/** 'What you agreed on: deposit $3,000; rent $2,450 a month, due on the 3rd.' */
const dueInWords = (tenancy: Tenancy): string => {
  const due = [depositOf(tenancy), tenancy.rentAmount === null ? '' : `rent ${rentOf(tenancy)}`].filter(
    Boolean,
  )
  return due.length > 0 ? `What you agreed on: ${due.join('; ')}.` : ''
}

const whyWithdrawn = (tenancy: Tenancy): string => {
  switch (tenancy.endReason) {
    case 'home_rented':
      return 'This home was rented to someone else'
    case 'agreed_to_another':
      return 'You agreed to another offer for this home'
    default:
      return `${landlordName(tenancy)} withdrew this offer`
  }
}
