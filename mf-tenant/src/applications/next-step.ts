import type { Application, ApplicationStatus } from '@portal/contract/applications/application'
import { declineReasonWords } from '@portal/contract/applications/application-words'
import { applicationStateAt } from '@portal/contract/applications/lifecycle'
import { landlordName } from '@portal/contract/properties/property-words'
import { formatDate } from '@portal/shared-ui/format-date'

type Applied = Pick<Application, 'status' | 'expiresAt' | 'landlord'>

/** The state now, also in a page that was opened before it ended by itself. */
export const statusNow = (application: Pick<Application, 'status' | 'expiresAt'>): ApplicationStatus =>
  applicationStateAt(application, Date.now())

/** What comes next, as a sentence for the applicant. */
export const nextStep = (application: Applied): string => {
  const name = landlordName(application)
  switch (statusNow(application)) {
    case 'submitted':
      return `${name} hasn’t opened it yet, and has until ${formatDate(application.expiresAt)} to decide.`
    case 'under_review':
      return `${name} is looking at it, and has until ${formatDate(application.expiresAt)} to decide.`
    case 'accepted':
      return `${name} offers you the home. You decide whether to agree.`
    case 'declined':
      return `${name} declined it. What you shared for it is no longer shared.`
    case 'withdrawn':
      return 'You withdrew it. What you shared for it is no longer shared.'
    default:
      return `${name} didn’t decide in time. What you shared for it is no longer shared.`
  }
}

/** The reason for a decline in words; null if it was not declined. */
export const whyDeclined = ({ declineReason }: Pick<Application, 'declineReason'>): string | null =>
  declineReason && declineReasonWords[declineReason]
