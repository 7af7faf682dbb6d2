import type { authEndpoints } from '@portal/contract/auth/endpoints'
import { and, eq, sql } from 'drizzle-orm'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Context } from '../../platform/request/context.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { guardPassword } from '../../platform/session/guard-password.ts'
import { findKnownBrowser, hasBrowsers } from '../../platform/session/known-browser.ts'
import { verifyPassword } from '../../platform/session/password.ts'
import { recordSecurityEvent } from '../../platform/session/security-event.ts'
import { endSession, startSession } from '../../platform/session/session.ts'
import { isAccountOpen, users } from '../../schema/people.ts'
import { newSignIn } from './account-mails.ts'
import { deviceOf } from './device-of.ts'
import { readSignedIn } from './signed-in.ts'
import { tellOwner } from './tell-owner.ts'

/** Signs in. An unknown email address and a wrong password get the same answer after the same work. */
export const login: Verb<typeof authEndpoints.login> = async (context, { body }) => {
  const { database } = context
  const email = body.email.toLowerCase()
  const [account] = await database
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), isAccountOpen))
  const user = await guardPassword(context, { email, id: account?.id }, async network => {
    const isRight = await verifyPassword(body.password, account?.passwordHash, network)
    return account && isRight ? enter(context, account) : undefined
  })
  if (!user) {
    const event = { eventType: 'sign_in', status: 'failed', userId: account?.id ?? null } as const
    await recordSecurityEvent(context, event)
    throw new Refusal('wrong_credentials', 'Please check your credentials and try again.')
  }
  return readSignedIn(context, user)
}

/**
 * Starts a session, unless the verified password has changed meanwhile. A password change waits for this row
 * and then ends all sessions it finds, so none can start with the old password.
 */
const enter = (
  context: Context,
  { id, passwordHash }: Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>,
) =>
  inTransaction(context.database, async transaction => {
    const isAsVerified = and(eq(users.id, id), eq(users.passwordHash, passwordHash), isAccountOpen)
    const [user] = await transaction.select().from(users).where(isAsVerified).for('no key update')
    if (!user) return undefined
    await tellOfNewBrowser({ ...context, database: transaction }, user)
    await startSession(context, id, transaction)
    const event = { eventType: 'sign_in', status: 'succeeded', userId: id } as const
    await recordSecurityEvent(context, event, transaction)
    return user
  })

/** Not for a person's first sign-in. */
const tellOfNewBrowser = async (
  context: Context,
  person: Pick<typeof users.$inferSelect, 'id' | 'email' | 'emailConfirmedAt' | 'firstName'>,
): Promise<void> => {
  if (await findKnownBrowser(context, person.id)) return
  if (!(await hasBrowsers(context.database, person.id))) return
  await tellOwner(context.database, context.mail, person, newSignIn(person, deviceOf(context.userAgent)))
}

export const logout: Verb<typeof authEndpoints.logout> = async context => {
  await endSession(context)
  await recordSecurityEvent(context, {
    eventType: 'sign_out',
    status: 'succeeded',
    userId: context.caller.id,
  })
}
