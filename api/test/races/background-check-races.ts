// Races about background checks: the plan's limit holds, and one answer and one fate of a report count.
import { expect } from 'bun:test'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { eq } from 'drizzle-orm'
import { countBackgroundChecks } from '../../src/domain/plan-limit.ts'
import { backgroundChecks } from '../../src/schema/background-checks.ts'
import { userInteractions } from '../../src/schema/consents.ts'
import { users } from '../../src/schema/people.ts'
import { rateLimits } from '../../src/schema/sessions.ts'
import { makeApplication } from '../new-application.ts'
import { makeCheck } from '../new-check.ts'
import { calling, type Race, statusesOf, times } from './race.ts'

const { order, accept, decline, release, dispute } = backgroundCheckEndpoints

export const backgroundCheckRaces: readonly Race[] = [
  {
    name: 'twenty background checks ordered on a plan of two',
    endpoints: [order],
    round: async ({ database, tenant, landlord }, meet) => {
      const ids = { tenant: tenant.user.id, landlord: landlord.user.id }
      await database.update(users).set({ currentPlan: 'basic' }).where(eq(users.id, ids.landlord))
      await database.delete(userInteractions).where(eq(userInteractions.initiatorId, ids.landlord))
      await database.delete(rateLimits)
      const applications = await Promise.all(times(20, () => makeApplication(database, ids)))
      const { ordered } = await meet({
        ordered: applications.map(applicationId => calling(landlord, order, { body: { applicationId } })),
      })
      expect(statusesOf(ordered)).toEqual([201, 201, ...times(18, () => 403)])
      expect(await countBackgroundChecks(database, ids.landlord)).toBe(2)
      await database.update(users).set({ currentPlan: 'free' }).where(eq(users.id, ids.landlord))
    },
  },
  {
    name: 'a background check accepted and declined at once',
    endpoints: [accept, decline],
    round: async ({ database, tenant, landlord }, meet) => {
      const id = await makeCheck(database, { tenant: tenant.user.id, landlord: landlord.user.id })
      const params = { id }
      const { yes, no } = await meet({
        yes: times(2, () => calling(tenant, accept, { params })),
        no: times(2, () => calling(tenant, decline, { params })),
      })
      const isAccepted = yes.some(({ status }) => status === 200)
      // Accepting again leads to the same page.
      expect(statusesOf([...yes, ...no])).toEqual(isAccepted ? [200, 200, 409, 409] : [200, 409, 409, 409])
      const [check] = await database.select().from(backgroundChecks).where(eq(backgroundChecks.id, id))
      expect(check?.status).toBe(isAccepted ? 'invited' : 'cancelled')
    },
  },
  {
    name: 'a report released and disputed at once',
    endpoints: [release, dispute],
    round: async ({ database, tenant, landlord }, meet) => {
      const parties = { tenant: tenant.user.id, landlord: landlord.user.id }
      const id = await makeCheck(database, parties, 'ready', { result: 'consider' })
      const params = { id }
      const { open, closed } = await meet({
        open: times(2, () => calling(tenant, release, { params })),
        closed: times(2, () => calling(tenant, dispute, { params, body: { message: 'This is not me.' } })),
      })
      const [check] = await database.select().from(backgroundChecks).where(eq(backgroundChecks.id, id))
      // A disputed report can still be released; a released one cannot be disputed.
      expect(statusesOf(open)).toEqual([200, 409])
      expect(closed.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
      expect(check?.status).toBe('released')
    },
  },
]
