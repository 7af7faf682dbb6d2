import type { ConsentStatus } from '@portal/contract/consents/consent'
import { consentLifecycle } from '@portal/contract/consents/lifecycle'
import { mayFollow } from '@portal/contract/lifecycle'
import { eq } from 'drizzle-orm'
import { lockConsents, type OpenConsent } from '../../domain/open-consent.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { userConsents } from '../../schema/consents.ts'

type Side = 'owner' | 'requester'

const onlyFor: Record<Side, string> = {
  owner: 'Only the person whose facts these are can do this.',
  requester: 'Only the person whom this is shared with can do this.',
}

/** Throws `forbidden` for the other side of the consent, and `not_found` for everyone else. */
export const refuseUnlessSide = (
  consent: Pick<OpenConsent, 'ownerId' | 'requesterId'> | undefined,
  caller: Caller,
  side: Side,
): void => {
  if (!consent) throw notFound('consent')
  const { ownerId: owner, requesterId: requester } = consent
  if ({ owner, requester }[side] === caller.id) return
  if (owner === caller.id || requester === caller.id) throw new Refusal('forbidden', onlyFor[side])
  throw notFound('consent', { belongsToAnother: true })
}

/** Until the transaction ends; refuses the other side, and everyone else. */
export const lockConsent = async (
  transaction: Database,
  caller: Caller,
  id: string,
  side: Side,
): Promise<OpenConsent> => {
  const [consent] = await lockConsents(transaction, eq(userConsents.id, id))
  refuseUnlessSide(consent, caller, side)
  if (!consent) throw notFound('consent')
  return consent
}

/** Throws `conflict`, and says why. */
export const refuseUnlessMayBecome = (consent: OpenConsent, next: ConsentStatus): void => {
  if (!mayFollow(consentLifecycle, consent.status, next)) throw new Refusal('conflict', stateInWords(consent))
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
export const dayInWords = (moment: string | null): string => longDate.format(new Date(moment ?? 0))

/** As a sentence for either side. */
export const stateInWords = ({ status, expiresAt, grantedAt, revokedAt, updatedAt }: OpenConsent): string => {
  switch (status) {
    case 'pending':
      return 'This request has not been answered yet.'
    case 'granted':
      return 'This is shared already.'
    case 'denied':
      return `This request was declined on ${dayInWords(updatedAt)}.`
    case 'revoked':
      return `Sharing was revoked on ${dayInWords(revokedAt)}.`
    case 'expired':
      if (grantedAt === null) return 'This request has expired.'
      return expiresAt !== null && Date.parse(expiresAt) <= Date.now()
        ? `Sharing ended on ${dayInWords(expiresAt)}.`
        : 'Sharing ended with your inquiry or tenancy.'
    default:
      throw new Error(`Unknown status: ${status satisfies never}`)
  }
}
