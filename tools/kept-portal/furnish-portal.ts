import { SQL } from 'bun'
import * as deeds from './deeds.ts'
import { people } from './people.ts'

/** A call would need mail that confirms two addresses. */
const moveIn = async (databaseUrl: string, tenantId: string, homeId: string): Promise<void> => {
  const database = new SQL(databaseUrl)
  await database`insert into tenancies (id, property_id, tenant_id, starts_on)
    values (${Bun.randomUUIDv7()}, ${homeId}, ${tenantId}, '2020-02-01')`
  await database.close()
}

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
  const rented = await deeds.listHome(landlord, 'Rooms at the end of the pier')
  const offered = await deeds.listHome(landlord, 'Rooms above the bakery')
  await moveIn(databaseUrl, tenant.id, rented)

  await tenant.call('PUT', '/api/tenant-profile', { preferredLocation: 'Astoria', petOwner: true })
  await tenant.call('PUT', `/api/favourites/${offered}`)
  await deeds.buyPlan(tenant)
  await deeds.saveSearch(tenant, 'By the harbor')
  await deeds.setReminder(tenant, 'Sweep the stove')
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
