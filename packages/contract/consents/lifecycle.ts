// Consents, and requests between two people (spec §4).
import { lifecycle } from '../lifecycle.ts'

export const consentLifecycle = lifecycle({
  pending: ['granted', 'denied', 'expired'],
  granted: ['revoked', 'expired'],
  denied: [],
  revoked: [],
  expired: [],
})

export const interactionLifecycle = lifecycle({
  pending: ['accepted', 'declined', 'expired'],
  accepted: [],
  declined: [],
  expired: [],
})
