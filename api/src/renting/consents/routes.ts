// Spec §3 "user_consents".
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { day, hour, limitOf } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { denyConsent, grantConsent, revokeConsent } from './answer-consent.ts'
import { askConsent, readCreatedConsent, shareFacts } from './ask-consent.ts'
import { listConsents, listReads } from './list-consents.ts'
import { readOwnFacts, readSharedData } from './shared-facts.ts'

/** Far more than anyone has to give in a day. */
const consentAnswers = limitOf('consent-answers', 200, day)
/** Each look at shared facts leaves a row. */
const factLooks = limitOf('fact-looks', 300, hour)

/** The event and the notification take three times as much as the consent. */
const storage = { room: 4 } as const

export const consentRoutes = [
  route(consentEndpoints.list, listConsents),
  route(consentEndpoints.facts, readOwnFacts),
  route(consentEndpoints.ask, askConsent, { again: readCreatedConsent, ...storage }),
  route(consentEndpoints.share, shareFacts, { again: readCreatedConsent, ...storage }),
  route(consentEndpoints.grant, grantConsent, { limit: consentAnswers, room: 0 }),
  route(consentEndpoints.deny, denyConsent, { limit: consentAnswers, room: 0 }),
  route(consentEndpoints.revoke, revokeConsent, { limit: consentAnswers, room: 0 }),
  route(consentEndpoints.data, readSharedData, { limit: factLooks }),
  route(consentEndpoints.reads, listReads),
]
