// A notification that asks for something ends once that is done, by anyone, in the same transaction.
import { expect, test } from 'bun:test'
import { acceptEndpoints } from '@portal/contract/applications/accept-endpoints'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { eq } from 'drizzle-orm'
import { day } from '../test/day.ts'
import { inDays, makeHome, newApplication, newTerms } from '../test/new-application.ts'
import { makeTenancy, newRequest } from '../test/new-tenancy.ts'
import { openTestApp } from '../test/test-app.ts'
import { untilHandled } from '../test/until-handled.ts'
import { settleApplications } from './renting/applications/settle-applications.ts'
import { applications } from './schema/applications.ts'
import { tenancies } from './schema/tenancies.ts'

const { database, signUpConfirmed } = await openTestApp({ jobs: true })

type Person = Awaited<ReturnType<typeof signUpConfirmed>>

interface Stage {
  tenant: Person
  landlord: Person
}

interface Ask {
  by: (stage: Stage) => Promise<string>
  of: keyof Stage
  /** Each ends it; given is the id that `by` returned. */
  ends: Record<string, (stage: Stage, id: string) => Promise<unknown>>
}

const by = (id: string) => ({ params: { id } })

const apply = async ({ tenant, landlord }: Stage) => {
  const body = newApplication(await makeHome(database, landlord.user.id))
  return (await tenant.call(applicationEndpoints.create, { body })).application.id
}
const offer = async (stage: Stage) => {
  const id = await apply(stage)
  await stage.landlord.call(acceptEndpoints.accept, { ...by(id), body: newTerms() })
  const [tenancy] = await database.select().from(tenancies).where(eq(tenancies.applicationId, id))
  return tenancy?.id ?? ''
}
const askAbout = async ({ tenant, landlord }: Stage) => {
  const body = { propertyId: await makeHome(database, landlord.user.id), message: 'Is it quiet?' }
  return (await tenant.call(inquiryEndpoints.create, { body })).inquiry.id
}
const live = async ({ tenant, landlord }: Stage) => {
  const propertyId = await makeTenancy(database, { tenant: tenant.user.id, landlord: landlord.user.id })
  const [tenancy] = await database.select().from(tenancies).where(eq(tenancies.propertyId, propertyId))
  return { propertyId, id: tenancy?.id ?? '' }
}

const asks: Record<string, Ask> = {
  'a repair': {
    of: 'landlord',
    by: async stage => {
      const { propertyId } = await live(stage)
      return (await stage.tenant.call(filingEndpoints.create, { body: newRequest(propertyId) })).request.id
    },
    ends: {
      acknowledged: ({ landlord }, id) => landlord.call(maintenanceEndpoints.acknowledge, by(id)),
      completed: ({ landlord }, id) => landlord.call(maintenanceEndpoints.complete, { ...by(id), body: {} }),
      canceled: ({ tenant }, id) => tenant.call(maintenanceEndpoints.cancel, by(id)),
    },
  },
  'an application': {
    of: 'landlord',
    by: apply,
    ends: {
      declined: ({ landlord }, id) =>
        landlord.call(applicationEndpoints.decline, { ...by(id), body: { reason: 'incomplete' } }),
      accepted: ({ landlord }, id) => landlord.call(acceptEndpoints.accept, { ...by(id), body: newTerms() }),
      withdrawn: ({ tenant }, id) => tenant.call(applicationEndpoints.withdraw, by(id)),
      expired: async (_, id) => {
        await database
          .update(applications)
          .set({ expiresAt: inDays(-1) })
          .where(eq(applications.id, id))
        await settleApplications(database, { hasMail: false })
      },
    },
  },
  'an offer': {
    of: 'tenant',
    by: offer,
    ends: {
      agreed: ({ tenant }, id) => tenant.call(tenancyEndpoints.agree, by(id)),
      declined: ({ tenant }, id) => tenant.call(tenancyEndpoints.decline, by(id)),
      withdrawn: ({ landlord }, id) => landlord.call(tenancyEndpoints.withdraw, by(id)),
    },
  },
  'tour times': {
    of: 'tenant',
    by: async stage => {
      const id = await askAbout(stage)
      await stage.landlord.call(inquiryEndpoints.propose, { ...by(id), body: { dates: [inDays(3)] } })
      return id
    },
    ends: {
      chosen: async ({ tenant }, id) => {
        const { inquiry } = await tenant.call(inquiryEndpoints.read, by(id))
        const body = { date: inquiry.proposedDates[0] ?? '' }
        await tenant.call(inquiryEndpoints.choose, { ...by(id), body })
      },
      canceled: ({ tenant }, id) => tenant.call(inquiryEndpoints.cancel, by(id)),
      declined: ({ landlord }, id) =>
        landlord.call(inquiryEndpoints.respond, {
          ...by(id),
          body: { message: 'Sorry.', status: 'declined' },
        }),
    },
  },
  'a request for details': {
    of: 'tenant',
    by: async stage => {
      await askAbout(stage)
      const body = {
        ownerId: stage.tenant.user.id,
        dataCategory: 'profile',
        specificFields: ['maxRent'],
        purpose: 'To see whether it fits.',
      }
      return (await stage.landlord.call(consentEndpoints.ask, { body })).consent.id
    },
    ends: {
      granted: ({ tenant }, id) => tenant.call(consentEndpoints.grant, { ...by(id), body: {} }),
      denied: ({ tenant }, id) => tenant.call(consentEndpoints.deny, by(id)),
    },
  },
  'a notice that has to be accepted': {
    of: 'landlord',
    by: async stage => {
      const { id } = await live(stage)
      await stage.tenant.call(tenancyWritingEndpoints.notice, { ...by(id), body: { endsOn: day(10) } })
      return id
    },
    ends: {
      accepted: ({ landlord }, id) => landlord.call(tenancyEndpoints.acceptNotice, { ...by(id), body: {} }),
      'replaced by one that needs no answer': ({ tenant }, id) =>
        tenant.call(tenancyWritingEndpoints.notice, { ...by(id), body: { endsOn: day(60) } }),
    },
  },
}

const waitingFor = async (person: Person) =>
  (await person.call(notificationEndpoints.list)).notifications.filter(({ actionRequired }) => actionRequired)

const cases = Object.entries(asks).flatMap(([name, { ends }]) =>
  Object.keys(ends).map((end): [string, string] => [name, end]),
)

test.each(cases)('%s: %s', async (name, end) => {
  const ask = asks[name]
  if (!ask) throw new Error(name)
  const stage = {
    tenant: await signUpConfirmed('tenant'),
    landlord: await signUpConfirmed('landlord', 'premium'),
  }
  const id = await ask.by(stage)
  await untilHandled(database)
  const before = await waitingFor(stage[ask.of])
  expect(before.length).toBeGreaterThan(0)
  await ask.ends[end]?.(stage, id)
  const ids = before.map(each => each.id)
  const after = (await stage[ask.of].call(notificationEndpoints.list)).notifications
  expect(after.filter(each => ids.includes(each.id) && (each.actionRequired || !each.isRead))).toEqual([])
  await untilHandled(database)
  expect(await waitingFor(stage[ask.of])).toEqual([])
})
