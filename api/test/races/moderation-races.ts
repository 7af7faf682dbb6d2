import { expect } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { adminPeopleEndpoints } from '@portal/contract/moderation/admin-people-endpoints'
import { adminPropertyEndpoints } from '@portal/contract/moderation/admin-property-endpoints'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import { violationEndpoints } from '@portal/contract/moderation/violation-endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { eq } from 'drizzle-orm'
import { properties } from '../../src/schema/properties.ts'
import { adminActs, contentViolations, platformWarnings } from '../../src/schema/warnings.ts'
import { makeAdministrator, makeFinding, makeReport } from '../new-finding.ts'
import { storedListing } from '../new-listing.ts'
import { registration } from '../test-app.ts'
import { calling, type Race, type Stage, statusesOf, times } from './race.ts'

/** They decide about nobody that they know. */
const signUpAdmins = async ({ database, visitor }: Stage, number: number) => {
  const admins = []
  for (let index = 0; index < number; index += 1) {
    const admin = visitor()
    const { user } = await admin.call(accountEndpoints.register, { body: registration() })
    await makeAdministrator(database, user.id)
    admins.push(admin)
  }
  return admins
}

const reason = 'It is against our rules.'

export const moderationRaces: readonly Race[] = [
  {
    name: 'a finding decided by several, while one takes it',
    endpoints: [findingEndpoints.decide, findingEndpoints.take],
    round: async (stage, meet) => {
      const { database, tenant, landlord } = stage
      const admins = await signUpAdmins(stage, 4)
      const parties = { accused: landlord.user.id, reporter: tenant.user.id }
      const id = await makeReport(database, parties)
      const params = { id }
      const body = { decision: 'confirmed', reason, action: 'warn' }
      const { decide, take } = await meet({
        decide: admins.slice(0, 3).map(admin => calling(admin, findingEndpoints.decide, { params, body })),
        take: admins.slice(3).map(admin => calling(admin, findingEndpoints.take, { params })),
      })
      const [taken] = statusesOf(take)
      const decided = statusesOf(decide)
      expect([200, 409]).toContain(taken ?? 0)
      expect([taken === 200 ? 409 : 200, 200]).toContain(decided[0] ?? 0)
      expect(decided.slice(1)).toEqual([409, 409])
      const warnings = await database.$count(platformWarnings, eq(platformWarnings.violationId, id))
      expect(warnings).toBe(decided[0] === 200 ? 1 : 0)
      await database.delete(contentViolations).where(eq(contentViolations.id, id))
    },
  },
  {
    name: 'a violation appealed twice, and the appeal decided',
    endpoints: [violationEndpoints.appeal, findingEndpoints.decide],
    round: async (stage, meet) => {
      const { database, tenant } = stage
      const admins = await signUpAdmins(stage, 2)
      const id = await makeFinding(database, tenant.user.id, {
        status: 'confirmed',
        reviewedAt: new Date().toISOString(),
      })
      const params = { id }
      const { appeal, decide } = await meet({
        appeal: times(3, () =>
          calling(tenant, violationEndpoints.appeal, { params, body: { message: 'It was nothing.' } }),
        ),
        decide: admins.map(admin =>
          calling(admin, findingEndpoints.decide, { params, body: { decision: 'dismissed', reason } }),
        ),
      })
      expect(statusesOf(appeal)).toEqual([200, 409, 409])
      const decisions = decide.filter(({ status }) => status === 200).length
      expect([0, 1]).toContain(decisions)
      const [stored] = await database.select().from(contentViolations).where(eq(contentViolations.id, id))
      expect(stored?.status).toBe(decisions === 1 ? 'dismissed' : 'appealed')
      await database.delete(contentViolations).where(eq(contentViolations.id, id))
    },
  },
  {
    name: 'a person restricted and lifted',
    endpoints: [adminPeopleEndpoints.restrict, adminPeopleEndpoints.lift],
    round: async (stage, meet) => {
      const { database, visitor } = stage
      const admins = await signUpAdmins(stage, 2)
      const person = visitor()
      const { user } = await person.call(accountEndpoints.register, {
        body: registration({ userType: 'landlord' }),
      })
      const home = Bun.randomUUIDv7()
      await database.insert(properties).values({ ...storedListing(), id: home, landlordId: user.id })
      const params = { id: user.id }
      const act = { params, body: { reason, hidesListings: true } }
      const { restrict, lift } = await meet({
        restrict: admins.map(admin => calling(admin, adminPeopleEndpoints.restrict, act)),
        lift: admins.map(admin => calling(admin, adminPeopleEndpoints.lift, { params, body: { reason } })),
      })
      expect(statusesOf(restrict)).toEqual([200, 200])
      for (const { status } of lift) expect([200, 409]).toContain(status)
      const [admin] = admins
      if (lift.every(({ status }) => status === 409) || (await isHidden(stage, home)))
        await admin?.call(adminPeopleEndpoints.lift, { params, body: { reason } })
      expect(await isHidden(stage, home)).toBe(false)
    },
  },
  {
    name: 'a home hidden, restored and published',
    endpoints: [adminPropertyEndpoints.hide, adminPropertyEndpoints.restore],
    round: async (stage, meet) => {
      const { database, landlord } = stage
      const admins = await signUpAdmins(stage, 2)
      const id = Bun.randomUUIDv7()
      await database.insert(properties).values({ ...storedListing(), id, landlordId: landlord.user.id })
      const act = { params: { id }, body: { reason } }
      const publish = { params: { id }, body: { visibilityLevel: 'public' } }
      const { hide, restore, update } = await meet({
        hide: admins.map(admin => calling(admin, adminPropertyEndpoints.hide, act)),
        restore: admins.map(admin => calling(admin, adminPropertyEndpoints.restore, act)),
        update: times(2, () => calling(landlord, listingEndpoints.update, publish)),
      })
      for (const { status } of [...hide, ...restore, ...update]) expect([200, 409]).toContain(status)
      const [stored] = await database.select().from(properties).where(eq(properties.id, id))
      expect(stored?.visibilityLevel).toBe(stored?.heldAt ? 'private' : 'public')
      const acts = await database.$count(adminActs, eq(adminActs.propertyId, id))
      expect(acts).toBe([...hide, ...restore].filter(({ status }) => status === 200).length)
      await database.delete(properties).where(eq(properties.id, id))
    },
  },
]

const isHidden = async ({ database }: Stage, id: string): Promise<boolean> => {
  const [home] = await database.select().from(properties).where(eq(properties.id, id))
  return home?.visibilityLevel === 'private'
}
