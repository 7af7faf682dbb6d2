import { beforeEach, describe, expect, test } from 'bun:test'
import { setReminderEndpoints } from '@portal/contract/assistant/set-reminder-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { inRounds } from '@portal/server/test/length'
import { sql } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { inAnHour } from '../../../test/new-reminder.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { clientRequests } from '../../schema/client-requests.ts'
import { properties } from '../../schema/properties.ts'
import { rateLimits } from '../../schema/sessions.ts'
import { platformWarnings } from '../../schema/warnings.ts'
import { dailyRoom, roomFor } from './daily-room.ts'

const { database, signUp, visitor, forgetLimits } = await openTestApp()
const { create } = warningEndpoints
const body = { warningType: 'platform_policy', message: 'Please stay on the platform.', severity: 'low' }
const room = roomFor(body, 1)

beforeEach(forgetLimits)

const isRoom = sql`taken > 1000`

const leave = (bytes: number) =>
  database
    .update(rateLimits)
    .set({ taken: dailyRoom - bytes })
    .where(isRoom)

const taken = async (): Promise<number> => {
  const [kept] = await database.select().from(rateLimits).where(isRoom)
  return kept?.taken ?? 0
}

describe('a person’s daily quota', () => {
  test(
    'is never exceeded, however many calls run at once',
    async () => {
      const person = await signUp('tenant')
      await person.call(create, { body })
      await leave(5 * room)
      const before = await database.$count(platformWarnings)
      const answers = await Promise.all(Array.from({ length: 20 }, () => person.sendTo(create, { body })))
      const statuses = answers.map(({ status }) => status).toSorted()
      expect(statuses).toEqual([
        ...Array.from({ length: 5 }, () => 201),
        ...Array.from({ length: 15 }, () => 429),
      ])
      expect(await database.$count(platformWarnings)).toBe(before + 5)
      expect(await taken()).toBe(dailyRoom)
      await forgetLimits()
    },
    inRounds(60),
  )

  test('ends with a message that says when it resets; deleting, reading and signing out continue to work', async () => {
    const person = await signUp('landlord')
    await person.call(create, { body })
    await leave(0)
    const refusal = await person.refusal(create, { body })
    expect(refusal).toMatchObject({
      status: 429,
      code: 'too_many',
      message: 'You’ve reached today’s limit. You can continue after midnight UTC.',
    })
    const id = Bun.randomUUIDv7()
    await database.insert(properties).values({ ...newListing(), id, landlordId: person.user.id })
    await person.call(ownPropertyEndpoints.my)
    await person.call(ownPropertyEndpoints.delete, { params: { id } })
    await person.call(authEndpoints.logout)
    expect((await visitor().sendTo(authEndpoints.me)).status).toBe(401)
  })

  test('resets on another day, even if the clock was set back to it', async () => {
    const person = await signUp('tenant')
    await person.call(create, { body })
    for (const days of [-1, 1]) {
      await leave(0)
      await database
        .update(rateLimits)
        .set({ freeAt: sql`free_at + ${days} * interval '1 day'` })
        .where(isRoom)
      await person.call(create, { body })
      expect(await taken()).toBe(room)
    }
  })

  test('is used by successful calls, not by refused or repeated ones', async () => {
    const person = await signUp('tenant')
    const reminder = { title: 'Pay the rent', nextReminderAt: inAnHour(), clientId: crypto.randomUUID() }
    await person.call(setReminderEndpoints.create, { body: reminder })
    const once = await taken()
    await person.call(setReminderEndpoints.create, { body: reminder })
    await person.refusal(setReminderEndpoints.create, { body: { ...reminder, title: 'Another' } })
    await person.refusal(setReminderEndpoints.create, { body: { title: '' } })
    expect(await taken()).toBe(once)
  })
})

test('only the id of a created thing is stored under its client id, not its text', async () => {
  const person = await signUp('tenant')
  const message = 'Please stay. '.repeat(100)
  await person.call(create, { body: { ...body, message, clientId: crypto.randomUUID() } })
  const kept = await database.select({ answer: clientRequests.answer }).from(clientRequests)
  expect(kept.map(({ answer }) => JSON.stringify(answer)).filter(answer => answer.includes('stay'))).toEqual(
    [],
  )
})
