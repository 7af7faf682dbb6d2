import { SQL } from 'bun'
import type { Caller } from './caller.ts'
import * as deeds from './deeds.ts'
import { people } from './people.ts'

/** The calls that this portal has, such as `post /api/saved-searches`. */
const readCalls = async ({ call }: Caller): Promise<Set<string>> => {
  const { paths } = await call<{ paths: Record<string, object> }>('GET', '/api/openapi.json')
  return new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method} ${path}`),
    ),
  )
}

/** Data without a call: where the tenant lives, and a plan that was granted before plans were sold. */
const furnishTables = async (
  databaseUrl: string,
  tenantId: string,
  homeId: string,
  isPlanGranted: boolean,
) => {
  const database = new SQL(databaseUrl)
  await database`insert into tenancies (id, property_id, tenant_id, starts_on)
    values (${Bun.randomUUIDv7()}, ${homeId}, ${tenantId}, '2020-02-01')`
  if (isPlanGranted) {
    await database`insert into user_subscriptions (id, user_id, plan_id, status)
      select ${Bun.randomUUIDv7()}, ${tenantId}, id, 'active' from subscription_plans where plan_key = 'basic_yearly'`
    await database`update users set current_plan = 'basic' where id = ${tenantId}`
  }
  await database.close()
}

/** Fills a portal of any age with the data of two people, as far as it supports each kind. */
export const furnishPortal = async (origin: string, databaseUrl: string): Promise<void> => {
  const { tenant: ofTenant, landlord: ofLandlord } = people
  const landlord = await deeds.signUp(origin, {
    ...ofLandlord,
    firstName: 'Bram',
    lastName: 'Okonkwo',
    userType: 'landlord',
  })
  const tenant = await deeds.signUp(origin, {
    ...ofTenant,
    firstName: 'Odile',
    lastName: 'Marchetti',
    userType: 'tenant',
  })
  const calls = await readCalls(tenant)
  const isPlanSold = calls.has('post /api/stripe/create-checkout-session')
  const rented = await deeds.listHome(landlord, 'Rooms at the end of the pier')
  const offered = await deeds.listHome(landlord, 'Rooms above the bakery')
  await furnishTables(databaseUrl, tenant.id, rented, !isPlanSold)

  await tenant.call('PUT', '/api/tenant-profile', { preferredLocation: 'Astoria', petOwner: true })
  await tenant.call('PUT', `/api/favourites/${offered}`)
  if (isPlanSold) await deeds.buyPlan(tenant)
  if (calls.has('post /api/saved-searches')) await deeds.saveSearch(tenant, 'By the harbor')
  if (calls.has('post /api/ai/reminders')) await deeds.setReminder(tenant, 'Sweep the stove')
  if (calls.has('post /api/ai/conversations'))
    await tenant.call('POST', '/api/ai/conversations', { message: 'How do I ask for a repair?' })

  await deeds.notificationsOf(
    landlord,
    async () => {
      const answered = await deeds.askAbout(tenant, offered, 'Could I see the rooms one evening this week?')
      await deeds.askAbout(tenant, rented, 'Does the stove heat both rooms?')
      const begun = await deeds.fileRepair(tenant, rented, 'The tap in the kitchen drips')
      await deeds.fileRepair(tenant, rented, 'The drain of the bath is slow')
      await deeds.notificationsOf(
        tenant,
        async () => {
          const message = 'Gladly. Any evening after six.'
          await landlord.call('POST', `/api/inquiries/${answered}/respond`, { message })
          await landlord.call('POST', `/api/maintenance/requests/${begun}/acknowledge`)
        },
        2,
      )
    },
    4,
  )
}
