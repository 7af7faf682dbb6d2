import { expect, test } from 'bun:test'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { inRounds } from '@portal/server/test/length'
import { eq } from 'drizzle-orm'
import { openTestApp } from '../../test/test-app.ts'
import { users } from '../schema/people.ts'
import { contentViolations, platformWarnings } from '../schema/warnings.ts'
import { keepViolation, maxViolations } from './content-violation.ts'

const { database, signUp } = await openTestApp()

const found = (userId: string, contentText: string) =>
  keepViolation(database, {
    userId,
    violationType: 'email',
    contentText,
    source: 'inquiry',
    aiConfidence: 0.9,
  })

const kept = async (userId: string) => {
  const [person] = await database.select().from(users).where(eq(users.id, userId))
  return {
    counted: person?.contentViolationCount,
    violations: await database.$count(contentViolations, eq(contentViolations.userId, userId)),
    warnings: await database.$count(platformWarnings, eq(platformWarnings.userId, userId)),
  }
}

test(
  'fifty of a day’s violations are stored, and all are counted, even under concurrency',
  async () => {
    const { user } = await signUp('tenant')
    for (let index = 1; index < maxViolations; index += 1)
      await found(user.id, `mail dan${index}@example.com`)
    await Promise.all(Array.from({ length: 8 }, () => found(user.id, 'mail dan@example.com')))
    expect(await kept(user.id)).toEqual({
      counted: maxViolations + 7,
      violations: maxViolations,
      warnings: maxViolations,
    })
  },
  inRounds(60),
)

test('an author who acknowledged the last warning gets a new one, even past the fifty that are stored', async () => {
  const person = await signUp('tenant')
  const unread = async () => (await person.call(warningEndpoints.list)).filter(one => !one.isAcknowledged)
  for (let index = 0; index < maxViolations; index += 1) await found(person.user.id, 'mail dan@example.com')
  for (const { id } of await unread()) await person.call(warningEndpoints.acknowledge, { params: { id } })
  await found(person.user.id, 'mail dan@example.com')
  expect(await unread()).toHaveLength(1)
})
