// Races about applications: one open one of a person and a home, one decision, and nothing read after it.
import { expect } from 'bun:test'
import { acceptEndpoints } from '@portal/contract/applications/accept-endpoints'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { and, eq } from 'drizzle-orm'
import { applications } from '../../src/schema/applications.ts'
import { tenancies } from '../../src/schema/tenancies.ts'
import { makeApplication, makeHome, newApplication, newTerms } from '../new-application.ts'
import { calling, type Race, statusesOf, times } from './race.ts'

const { accept } = acceptEndpoints
const { create, decline, open, withdraw } = applicationEndpoints

export const applicationRaces: readonly Race[] = [
  {
    name: 'twenty identical applications',
    endpoints: [create],
    round: async ({ database, tenant, landlord }, meet) => {
      const body = newApplication(await makeHome(database, landlord.user.id))
      const { apply } = await meet({ apply: times(20, () => calling(tenant, create, { body })) })
      expect(statusesOf(apply)).toEqual([201, ...times(19, () => 409)])
      const ofHome = eq(applications.propertyId, body.propertyId)
      expect(await database.$count(applications, ofHome)).toBe(1)
    },
  },
  {
    name: 'twenty acceptances of one application',
    endpoints: [accept],
    round: async ({ database, tenant, landlord }, meet) => {
      const id = await makeApplication(database, { tenant: tenant.user.id, landlord: landlord.user.id })
      const input = { params: { id }, body: newTerms() }
      const { yes } = await meet({ yes: times(20, () => calling(landlord, accept, input)) })
      expect(statusesOf(yes)).toEqual([200, ...times(19, () => 409)])
      expect(await database.$count(tenancies, eq(tenancies.applicationId, id))).toBe(1)
    },
  },
  {
    name: 'an application accepted, declined and withdrawn at once',
    endpoints: [accept, decline, withdraw],
    round: async ({ database, tenant, landlord }, meet) => {
      const id = await makeApplication(database, { tenant: tenant.user.id, landlord: landlord.user.id })
      const params = { id }
      await meet({
        yes: times(2, () => calling(landlord, accept, { params, body: newTerms() })),
        no: [calling(landlord, decline, { params, body: { reason: 'incomplete' } })],
        back: [calling(tenant, withdraw, { params })],
      })
      const [application] = await database.select().from(applications).where(eq(applications.id, id))
      expect(['declined', 'withdrawn']).toContain(application?.status ?? '')
      const isOfIt = eq(tenancies.applicationId, id)
      expect(await database.$count(tenancies, and(isOfIt, eq(tenancies.status, 'offered')))).toBe(0)
    },
  },
  {
    name: 'an application opened, declined and withdrawn at once',
    endpoints: [open, decline, withdraw],
    round: async ({ database, tenant, landlord }, meet) => {
      const id = await makeApplication(database, { tenant: tenant.user.id, landlord: landlord.user.id })
      const params = { id }
      const { no, back, look } = await meet({
        no: times(2, () => calling(landlord, decline, { params, body: { reason: 'incomplete' } })),
        back: times(2, () => calling(tenant, withdraw, { params })),
        look: [calling(landlord, open, { params })],
      })
      expect(statusesOf([...no, ...back])).toEqual([200, 409, 409, 409])
      // Once it has ended, there is nothing to open.
      expect(look.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
      const [{ status } = { status: '' }] = await database
        .select()
        .from(applications)
        .where(eq(applications.id, id))
      expect(status).toBe(no.some(answer => answer.status === 200) ? 'declined' : 'withdrawn')
    },
  },
]
