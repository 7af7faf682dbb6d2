import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/request/context.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { guardPassword } from '../../platform/session/guard-password.ts'
import { verifyPassword } from '../../platform/session/password.ts'
import { recordSecurityEvent } from '../../platform/session/security-event.ts'
import { users } from '../../schema/people.ts'

const wrong = 'This is not your current password'

/**
 * Throws `invalid`, at the field `currentPassword`, unless this is the caller's password. A wrong one counts as a failed sign-in, and
 * is recorded as the failed event.
 */
export const checkOwnPassword = async (
  context: Context<Caller>,
  currentPassword: string,
  eventType: 'email_change' | 'account_closing',
): Promise<void> => {
  const { database, caller } = context
  const [row] = await database.select({ hash: users.passwordHash }).from(users).where(eq(users.id, caller.id))
  const account = { email: caller.email.toLowerCase(), id: caller.id }
  const isRight = await guardPassword(context, account, async network =>
    row && (await verifyPassword(currentPassword, row.hash, network)) ? true : undefined,
  )
  if (isRight) return
  await recordSecurityEvent(context, { eventType, status: 'failed', userId: caller.id })
  throw new Refusal('invalid', wrong, { fields: { currentPassword: wrong } })
}
