// Races of double clicks: every creation is sent twice at once.
import { expect } from 'bun:test'
import { everyCreation, madeIn } from '../creations.ts'
import { calling, type Race, statusesOf, times } from './race.ts'

export const creationRaces: readonly Race[] = everyCreation.map(
  ({ name, endpoint, maker, table, rows, params: paramsFor, otherParams, body: bodyFor, other }) => ({
    name: `${name} three times with one client id`,
    endpoints: [endpoint],
    round: async ({ database, ...people }, meet) => {
      const { [maker]: person, tenant, landlord } = people
      await database.delete(table)
      const ids = { tenant: tenant.user.id, landlord: landlord.user.id }
      const params = await paramsFor(database, ids)
      const body = { ...(await bodyFor(database, ids)), clientId: crypto.randomUUID() }
      const otherThing = otherParams ? await otherParams(database, ids) : params
      const otherBody = { ...body, ...(await other(database, ids)) }
      const before = await database.$count(table)
      const { click, other: others } = await meet({
        click: times(3, () => calling(person, endpoint, { params, body })),
        other: [calling(person, endpoint, { params: otherThing, body: otherBody })],
      })
      const { status: done } = endpoint
      const wereOthersFirst = others[0]?.status === done
      expect(statusesOf(click)).toEqual(wereOthersFirst ? [409, 409, 409] : [done, done, done])
      expect(statusesOf(others)).toEqual([wereOthersFirst ? done : 409])
      const made = [...click, ...others].filter(({ status }) => status === done)
      expect(new Set(made.map(({ body }) => madeIn(body))).size).toBe(1)
      expect(await database.$count(table)).toBe(before + rows)
    },
  }),
)
