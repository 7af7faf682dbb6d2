// Races of two tabs that change what they saw at the same time.
import { expect } from 'bun:test'
import { changedIn, everyChange } from '../changes.ts'
import { calling, type Race, statusesOf } from './race.ts'

export const changeRaces: readonly Race[] = everyChange.map(
  ({ name, endpoint, changer, make, bodies: [before, one, other], field }) => ({
    name: `${name} from two tabs`,
    endpoints: [endpoint],
    round: async ({ database, ...people }, meet) => {
      const { [changer]: person, tenant, landlord } = people
      const params = { id: await make(database, { tenant: tenant.user.id, landlord: landlord.user.id }) }
      const opened = await person.sendTo(endpoint, { params, body: before })
      const { updatedAt } = changedIn(await opened.json())
      const save = (body: object) => calling(person, endpoint, { params, body: { ...body, updatedAt } })
      const { save: saved } = await meet({ save: [save(one), save(other)] })
      // What is stored already can be saved again, and the other change after it.
      const isStored = Bun.deepEquals(other, before)
      expect([[200, 409], ...(isStored ? [[200, 200]] : [])]).toContainEqual(statusesOf(saved))
      const last = await person.sendTo(endpoint, { params, body: {} })
      const [won] = saved
        .filter(({ status }) => status === 200)
        .map(({ body }) => changedIn(body))
        .toSorted((first, second) => (String(first.updatedAt) < String(second.updatedAt) ? 1 : -1))
      if (last.ok) expect(changedIn(await last.json())[field]).toEqual(won?.[field])
    },
  }),
)
