import { describe, expect, test } from 'bun:test'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, sql } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { users } from '../../schema/people.ts'
import { sessions } from '../../schema/sessions.ts'
import type { Database } from './database.ts'

const { database, signUp } = await openTestApp()
const { create } = listingEndpoints

const isSomeoneWaiting = async (): Promise<boolean> => {
  const [row] = await database.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return (row?.waiting ?? 0) > 0
}

/** Someone else changes the landlord's account meanwhile; returns the landlord's answer. */
const listWhile = async (change: (transaction: Database, userId: string) => Promise<unknown>) => {
  const landlord = await signUp('landlord')
  const { refusal } = await database.transaction(async transaction => {
    await transaction.select().from(users).where(eq(users.id, landlord.user.id)).for('update')
    const asked = landlord.refusal(create, { body: newListing() })
    await untilTrue(isSomeoneWaiting)
    await change(transaction, landlord.user.id)
    return { refusal: asked } // an object, so that it is not awaited
  })
  return refusal
}

describe('a person’s write', () => {
  test('depends on who they are when its turn comes', async () => {
    const refused = await listWhile((transaction, id) =>
      transaction.update(users).set({ isContentRestricted: true }).where(eq(users.id, id)),
    )
    expect(refused.code).toBe('restricted')
  })

  test('requires a session that is still alive then', async () => {
    const refused = await listWhile((transaction, id) =>
      transaction.delete(sessions).where(eq(sessions.userId, id)),
    )
    expect(refused.code).toBe('no_session')
  })

  test('requires the role that they have then', async () => {
    const refused = await listWhile((transaction, id) =>
      transaction.update(users).set({ userType: 'tenant' }).where(eq(users.id, id)),
    )
    expect(refused.code).toBe('forbidden')
  })

  test('does not wait for rows that only reference them', async () => {
    const landlord = await signUp('landlord')
    await database.transaction(async transaction => {
      await transaction.select().from(users).where(eq(users.id, landlord.user.id)).for('key share')
      await landlord.call(create, { body: newListing() })
    })
    await landlord.call(authEndpoints.me)
  })
})
