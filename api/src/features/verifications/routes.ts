import { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import { day, limitOf, minute } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { decideReview } from './decide-review.ts'
import { listReviews } from './list-reviews.ts'
import { listVerifications } from './list-verifications.ts'
import { locateHome, readLocated } from './locate-home.ts'
import { readSentPapers, sendPapers } from './send-papers.ts'
import { startIdentity } from './start-identity.ts'

/** These calls ask the payment provider, whose own limit all people share. */
const identityCalls = limitOf('identity-calls', 30, 5 * minute)
/** Each takes a reviewer's time. */
const sentPapers = limitOf('sent-papers', 10, day)

export const verificationRoutes = [
  route(verificationEndpoints.list, listVerifications),
  route(verificationEndpoints.startIdentity, startIdentity, { limit: identityCalls, isInTurn: false }),
  route(reviewEndpoints.send, sendPapers, { limit: sentPapers, again: readSentPapers }),
  route(reviewEndpoints.locate, locateHome, { again: readLocated }),
  route(reviewEndpoints.list, listReviews),
  route(reviewEndpoints.decide, decideReview),
]
