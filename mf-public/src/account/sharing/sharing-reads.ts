import { firstRead } from '@portal/client/call'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import type { FirstRead } from '@portal/shared-ui/platform/app-page'

export const consentsIn = (status: string, cursor?: string) => ({
  query: { side: 'owner' as const, status, cursor },
})

export const waiting = 'pending'
export const shared = 'granted'
export const ended = 'denied,revoked,expired'

/** Other people's facts come only when a button is pressed. */
export const sharingReads = (): FirstRead[] => [
  firstRead(consentEndpoints.facts),
  ...[waiting, shared, ended].map(status => firstRead(consentEndpoints.list, consentsIn(status))),
]
