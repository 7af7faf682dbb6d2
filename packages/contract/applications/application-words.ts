// An application in words, the same for the tenant and the landlord.
import type { DeclineReason } from './application.ts'

/** As a sentence that either side may read. */
export const declineReasonWords: Record<DeclineReason, string> = {
  criteria_not_met: 'Something that the home asks for is not met.',
  another_applicant: 'The home went to another applicant.',
  home_unavailable: 'The home is no longer available.',
  incomplete: 'The application was incomplete.',
  other: 'The landlord gave another reason.',
}
