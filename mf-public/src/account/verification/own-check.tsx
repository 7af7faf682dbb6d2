import { ShowReport } from '@portal/app-kit/background-checks/show-report'
import type { BackgroundCheck } from '@portal/contract/background-checks/background-check'
import { disputeRights, screeningProvider } from '@portal/contract/background-checks/provider'
import * as sitePaths from '@portal/contract/site-paths'
import { formatDate } from '@portal/shared-ui/format-date'
import { Text } from '@portal/shared-ui/text'
import { Link } from 'react-router-dom'
import { AcceptCheck } from './accept-check.tsx'
import { CheckFrame } from './check-frame.tsx'
import { DecideReport } from './decide-report.tsx'

/** For its subject. */
export const OwnCheck = ({ check }: { check: BackgroundCheck }) => {
  const { requester, requesterId, subjectId, status } = check
  const isOwn = requesterId === subjectId
  const name = `${requester.firstName} ${requester.lastName}`
  return (
    <CheckFrame
      check={check}
      title={
        isOwn ? (
          'Your own check'
        ) : (
          <>
            <Link to={sitePaths.people(requesterId)}>{name}</Link> asks for a check
          </>
        )
      }
      label={isOwn ? 'Your own check' : `${name} asks for a check`}
    >
      <Text>{stateWords(check, isOwn ? null : requester.firstName)}</Text>
      {status === 'invited' && <AcceptCheck check={check} />}
      {hasReport(check) && <ShowReport id={check.id} about={isOwn ? '' : `for ${name}`} />}
      {check.result === 'consider' && hasReport(check) && (
        <Text $size="sm" $tone="muted">
          {disputeRights}
        </Text>
      )}
      {(status === 'ready' || status === 'disputed') && !isOwn && <DecideReport check={check} />}
    </CheckFrame>
  )
}

const hasReport = ({ status }: BackgroundCheck): boolean =>
  ['ready', 'disputed', 'released', 'expired'].includes(status)

/** `other` is the first name of the person who asked; null if nobody did. */
const stateWords = (check: BackgroundCheck, other: string | null): string => {
  const { name } = screeningProvider
  switch (check.status) {
    case 'invited':
      return check.acceptBy
        ? `${name} makes the report. It will ask for your full name, date of birth, Social Security number and addresses, and for your permission. We never see them. Please answer by ${formatDate(check.acceptBy)}.`
        : `${name} is waiting for your details. If you don’t enter them within a week, the check ends.`
    case 'running':
      return `${name} is making your report. We’ll let you know when it’s ready.`
    case 'ready':
      return other
        ? `Only you can read your report now. ${other} can read it from ${formatDate(check.releasesAt ?? 0)}, unless you dispute it first.`
        : 'Only you can read your report.'
    case 'disputed':
      return `You disputed your report on ${formatDate(check.disputedAt ?? 0)}. ${other ? `${other} can’t read it unless you release it. ` : ''}Please dispute it with ${name}, too, which can correct it.`
    case 'released':
      return other
        ? `${other} can read your report while your application is open. It’s valid until ${formatDate(check.expiresAt ?? 0)}.`
        : `It’s valid until ${formatDate(check.expiresAt ?? 0)}.`
    case 'cancelled':
      return 'It was declined, or not done in time.'
    case 'failed':
      return `${name} couldn’t make a report.`
    case 'expired':
      return 'Your report has expired. Only you can still read it.'
    default:
      throw new Error(`Unknown status: ${check.status satisfies never}`)
  }
}
