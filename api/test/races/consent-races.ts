// Races about consents: of several decisions one counts, and nothing is read after a revocation.
import { expect } from 'bun:test'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { and, eq, gt } from 'drizzle-orm'
import { consentReads, userConsents } from '../../src/schema/consents.ts'
import { confirmAddress, makeConsent, makeInquiry } from '../new-consent.ts'
import { calling, type Race, statusesOf, times } from './race.ts'

const { ask, share, grant, deny, revoke, data } = consentEndpoints

export const consentRaces: readonly Race[] = [
  {
    name: 'fifty readings and one revocation',
    endpoints: [revoke, data],
    round: async ({ database, tenant, landlord }, meet) => {
      const id = await makeConsent(database, { tenant: tenant.user.id, landlord: landlord.user.id })
      const { read, revoke: revoked } = await meet(
        {
          read: times(50, () => calling(landlord, data, { params: { id } })),
          revoke: [calling(tenant, revoke, { params: { id } })],
        },
        30,
      )
      expect(statusesOf(revoked)).toEqual([200])
      for (const { status } of read) expect([200, 409]).toContain(status)
      const ofThis = eq(consentReads.consentId, id)
      expect(await database.$count(consentReads, ofThis)).toBe(
        read.filter(({ status }) => status === 200).length,
      )
      const [consent] = await database.select().from(userConsents).where(eq(userConsents.id, id))
      const isLate = and(ofThis, gt(consentReads.createdAt, consent?.revokedAt ?? ''))
      expect(await database.$count(consentReads, isLate)).toBe(0)
      expect((await landlord.refusal(data, { params: { id } })).status).toBe(409)
    },
  },
  {
    name: 'one request granted and declined at once',
    endpoints: [grant, deny],
    round: async ({ database, tenant, landlord }, meet) => {
      const id = await makeConsent(
        database,
        { tenant: tenant.user.id, landlord: landlord.user.id },
        'pending',
      )
      const { yes, no } = await meet({
        yes: times(2, () => calling(tenant, grant, { params: { id }, body: {} })),
        no: times(2, () => calling(tenant, deny, { params: { id } })),
      })
      expect(statusesOf([...yes, ...no])).toEqual([200, 409, 409, 409])
    },
  },
  {
    name: 'the same asked for and offered several times at once',
    endpoints: [ask, share],
    round: async ({ database, tenant, landlord }, meet) => {
      const parties = { tenant: tenant.user.id, landlord: landlord.user.id }
      await database.delete(userConsents).where(eq(userConsents.ownerId, parties.tenant))
      await makeInquiry(database, parties)
      for (const id of Object.values(parties)) await confirmAddress(database, id)
      const facts = { dataCategory: 'profile', specificFields: ['maxRent'] }
      const request = { ...facts, ownerId: parties.tenant, purpose: 'To see whether the home fits you.' }
      const { ask: answers } = await meet({ ask: times(4, () => calling(landlord, ask, { body: request })) })
      expect(statusesOf(answers)).toEqual([201, 409, 409, 409])
      await database.delete(userConsents).where(eq(userConsents.ownerId, parties.tenant))
      const offered = { ...facts, requesterId: parties.landlord }
      const { share: shares } = await meet({
        share: times(4, () => calling(tenant, share, { body: offered })),
      })
      expect(statusesOf(shares)).toEqual([201, 409, 409, 409])
    },
  },
]
