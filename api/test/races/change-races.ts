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
      expect(statusesOf(saved)).toEqual([200, 409])
      const last = await person.sendTo(endpoint, { params, body: {} })
      const won = saved.find(({ status }) => status === 200)
      if (last.ok) expect(changedIn(await last.json())[field]).toEqual(changedIn(won?.body)[field])
    },
  }),
)
