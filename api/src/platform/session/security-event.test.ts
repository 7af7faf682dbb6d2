import { describe, expect, test } from 'bun:test'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { clientFailureEndpoints } from '@portal/contract/client-failures/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { eq } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp, password } from '../../../test/test-app.ts'
import { securityEvents } from '../../schema/sessions.ts'
import { takeTry } from '../limits/rate-limit.ts'
import { keptSuccesses } from './security-event.ts'

const { visitor, register, signUp, signIn, database, moveTo } = await openTestApp()
const { login, logout } = authEndpoints
const { changePassword } = securityEndpoints
const { create, update } = listingEndpoints

const eventsOf = async (userId: string): Promise<string[]> => {
  const rows = await database
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(securityEvents.id)
  for (const row of rows) expect(row).toMatchObject({ ipAddress: '192.0.2.1', riskScore: expect.any(Number) })
  return rows.map(({ eventType, status }) => `${eventType} ${status}`)
}

describe('the audit log', () => {
  test('keeps who signed in, failed to, changed their password and signed out', async () => {
    const person = await register('tenant')
    const { id, email } = person.user
    await visitor().sendTo(login, { body: { email, password: 'not the one' } })
    const again = await signIn(email, password)
    const newPassword = 'another good one'
    await again.sendTo(changePassword, { body: { currentPassword: 'wrong', newPassword } })
    await again.call(changePassword, { body: { currentPassword: password, newPassword } })
    await again.call(logout)
    expect(await eventsOf(id)).toEqual([
      'account_opened succeeded',
      'sign_in failed',
      'sign_in succeeded',
      'password_change failed',
      'password_change succeeded',
      'sign_out succeeded',
    ])
  })

  test('records attempts to access someone else’s data, or another role’s calls', async () => {
    const owner = await signUp('landlord')
    const { property } = await owner.call(create, { body: newListing() })
    const stranger = await register('landlord')
    await stranger.refusal(update, { params: { id: property.id }, body: { title: 'Mine now' } })
    expect(await eventsOf(stranger.user.id)).toEqual(['account_opened succeeded', 'access refused'])
    const tenant = await register('tenant')
    await tenant.refusal(create, { body: newListing() })
    expect(await eventsOf(tenant.user.id)).toEqual(['account_opened succeeded', 'access refused'])
  })

  test('stores at most fifty refusals per person and day', async () => {
    const tenant = await signUp('tenant')
    const refused = await Promise.all(
      Array.from({ length: 80 }, () => tenant.refusal(create, { body: newListing() })),
    )
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([403]))
    const kept = await eventsOf(tenant.user.id)
    expect(kept.filter(event => event === 'access refused')).toHaveLength(50)
  })

  test('stores at most fifty refusals of one network’s visitors, whatever their addresses', async () => {
    const { report } = clientFailureEndpoints
    const body = { token: 'made up', reports: [] }
    const before = await database.$count(securityEvents)
    for (let host = 0; host < 60; host += 1) {
      moveTo(`2001:db8::${host.toString(16)}`)
      expect((await visitor().refusal(report, { body })).status).toBe(403)
    }
    moveTo('192.0.2.1')
    expect((await database.$count(securityEvents)) - before).toBe(50)
  })

  test('stores a thousand sign-ins and sign-outs of an account per day, and lets it in after that', async () => {
    const person = await register('tenant')
    const { id, email } = person.user
    await takeTry(database, keptSuccesses, id, { count: keptSuccesses.tries - 1 })
    await signIn(email, password)
    expect(await eventsOf(id)).toEqual(['account_opened succeeded'])
  })
})
