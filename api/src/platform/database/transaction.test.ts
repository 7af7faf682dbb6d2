import { expect, test } from 'bun:test'
import { inRounds } from '@portal/server/test/length'
import { eq, sql } from 'drizzle-orm'
import { openTestApp } from '../../../test/test-app.ts'
import { users } from '../../schema/people.ts'
import { inTransaction } from './transaction.ts'

const { database, signUp, forgetLimits } = await openTestApp()

test(
  'transactions that deadlock are restarted, and both succeed',
  async () => {
    await forgetLimits()
    const [first, second] = [(await signUp('tenant')).user.id, (await signUp('tenant')).user.id]
    let runs = 0
    const renameBoth = (ids: string[]) =>
      inTransaction(database, async transaction => {
        runs += 1
        for (const id of ids) {
          await transaction.update(users).set({ phone: ids.join() }).where(eq(users.id, id))
          await transaction.execute(sql`select pg_sleep(0.1)`)
        }
      })
    await Promise.all([renameBoth([first, second]), renameBoth([second, first])])
    expect(runs).toBeGreaterThan(2)
  },
  inRounds(60),
)

test('a transaction that fails for another reason is not restarted', async () => {
  let runs = 0
  const failing = inTransaction(database, async transaction => {
    runs += 1
    await transaction.execute(sql`select 1 / 0`)
  })
  await expect(failing).rejects.toThrow()
  expect(runs).toBe(1)
})
