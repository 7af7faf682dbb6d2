import type { authEndpoints } from '@portal/contract/auth/endpoints'
import { eq, sql } from 'drizzle-orm'
import { verifyPassword } from '../../platform/password.ts'
import { failedSignIns, giveTriesBack, takeTry } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { recordSecurityEvent } from '../../platform/security-event.ts'
import { endSession, startSession } from '../../platform/session.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { users } from '../../schema/people.ts'

/** Signs in. An unknown e-mail address and a wrong password get one answer, after the same work. */
export const login: Verb<typeof authEndpoints.login> = async (context, { body }) => {
  const { database } = context
  const email = body.email.toLowerCase()
  await takeTry(database, failedSignIns, email)
  const [user] = await database
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
  const isRight = await verifyPassword(body.password, user?.passwordHash)
  const event = { eventType: 'sign_in', userId: user?.id ?? null } as const
  if (!user || !isRight) {
    await recordSecurityEvent(context, { ...event, status: 'failed' })
    throw new Refusal('wrong_credentials', 'Please check your credentials and try again.')
  }
  await giveTriesBack(database, failedSignIns, email)
  await inTransaction(database, async transaction => {
    await startSession(context, user.id, transaction)
    await recordSecurityEvent(context, { ...event, status: 'succeeded' }, transaction)
  })
  return { user }
}

/** Ends this session; others of the same person go on. */
export const logout: Verb<typeof authEndpoints.logout> = async context => {
  await endSession(context)
  await recordSecurityEvent(context, {
    eventType: 'sign_out',
    status: 'succeeded',
    userId: context.caller.id,
  })
}
