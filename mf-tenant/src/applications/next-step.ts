import type { ApplicationStatus, ApplicationSummary } from '@portal/contract/applications/application'
import { applicationStateAt } from '@portal/contract/applications/lifecycle'
import { landlordName } from '@portal/contract/properties/property-words'
import { formatDate } from '@portal/shared-ui/format-date'

type ApplicationState = Pick<
  ApplicationSummary,
  'status' | 'declineReason' | 'expiresAt' | 'tenancy' | 'landlord'
>

/** The state now, even in a page that was opened before it ended. */
export const statusNow = (
  application: Pick<ApplicationSummary, 'status' | 'expiresAt' | 'tenancy'>,
): ApplicationStatus => applicationStateAt(application, Date.now())

const noLongerShared = 'What you shared for it is no longer shared.'

/** What comes next, as a sentence for the applicant. */
export const nextStep = (application: ApplicationState): string => {
  const name = landlordName(application)
  const { tenancy } = application
  switch (statusNow(application)) {
    case 'submitted':
      return `${name} hasn’t opened it yet, and has until ${formatDate(application.expiresAt)} to decide.`
    case 'under_review':
      return `${name} is reviewing it, and has until ${formatDate(application.expiresAt)} to decide.`
    case 'accepted':
      return tenancy?.expiresAt
        ? `${name} offers you the home. Please answer by ${formatDate(tenancy.expiresAt)}.`
        : 'You agreed to the offer. The home’s page says what is due, and when you move in.'
    case 'declined':
      if (application.declineReason === 'another_applicant') return noLongerShared
      return `${tenancy ? 'The offer was withdrawn' : `${name} declined it`}. ${noLongerShared}`
    case 'withdrawn':
      return `${tenancy ? 'You declined the offer' : 'You withdrew it'}. ${noLongerShared}`
    default:
      return `${tenancy ? 'You didn’t answer the offer' : `${name} didn’t decide`} in time. ${noLongerShared}`
  }
}
