import type { ApplicationStatus, DeclineReason } from './application.ts'
import type { CriterionName } from './fit.ts'

export const applicationStatusWords: Record<ApplicationStatus, string> = {
  submitted: 'Submitted',
  under_review: 'Under review',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
}

/** As a sentence for either side. */
export const declineReasonWords: Record<DeclineReason, string> = {
  criteria_not_met: 'A requirement wasn’t met.',
  another_applicant: 'The home went to another applicant.',
  home_unavailable: 'The home is no longer available.',
  incomplete: 'The application was incomplete.',
  background_report: 'It’s at least partly because of the background check.',
  other: 'The landlord gave another reason.',
}

export const criterionWords: Record<CriterionName, string> = {
  income: 'Income',
  pets: 'Pets',
  smoking: 'Smoking',
  move_in_date: 'Move-in date',
  background_check: 'Background check',
  other: 'Another criterion',
}
