// Races about tenancies: of several answers to an offer one counts, and a home is promised once.
import { expect } from 'bun:test'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { eq } from 'drizzle-orm'
import { tenancies } from '../../src/schema/tenancies.ts'
import { makeOffer } from '../new-tenancy.ts'
import { calling, type Race, statusesOf, times } from './race.ts'

const { agree, decline, withdraw } = tenancyEndpoints

export const tenancyRaces: readonly Race[] = [
  {
    name: 'one offer agreed to, declined and withdrawn at once',
    endpoints: [agree, decline, withdraw],
    round: async ({ database, tenant, landlord }, meet) => {
      const id = await makeOffer(database, { tenant: tenant.user.id, landlord: landlord.user.id })
      const { yes, no, back } = await meet({
        yes: times(2, () => calling(tenant, agree, { params: { id } })),
        no: times(2, () => calling(tenant, decline, { params: { id } })),
        back: times(2, () => calling(landlord, withdraw, { params: { id } })),
      })
      expect(statusesOf([...yes, ...no, ...back])).toEqual([200, 409, 409, 409, 409, 409])
      const [offer] = await database.select().from(tenancies).where(eq(tenancies.id, id))
      expect(offer?.status).not.toBe('offered')
      await database.delete(tenancies).where(eq(tenancies.id, id))
    },
  },
]
