import { and, eq } from 'drizzle-orm'
import type { Context } from '../../platform/request/context.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { guardPassword } from '../../platform/session/guard-password.ts'
import { verifyPassword } from '../../platform/session/password.ts'
import { recordSecurityEvent } from '../../platform/session/security-event.ts'
import { users } from '../../schema/people.ts'

const wrong = 'This is not your current password'
const wrongPassword = (): Refusal => new Refusal('invalid', wrong, { fields: { currentPassword: wrong } })

/**
 * Throws `invalid`, at the field `currentPassword`, unless this is the caller's password. A wrong one counts as a failed sign-in, and
 * is recorded as the failed event. Returns its hash, for `refuseReplaced`.
 */
export const checkOwnPassword = async (
  context: Context<Caller>,
  currentPassword: string,
  eventType:
    | 'email_change'
    | 'account_closing'
    | 'second_factor_on'
    | 'second_factor_off'
    | 'recovery_codes_renewed'
    | 'passkey_added',
): Promise<string> => {
  const { database, caller } = context
  const [row] = await database.select({ hash: users.passwordHash }).from(users).where(eq(users.id, caller.id))
  const account = { email: caller.email.toLowerCase(), id: caller.id }
  const verified = await guardPassword(context, account, async network =>
    row && (await verifyPassword(currentPassword, row.hash, network)) ? row.hash : undefined,
  )
  if (verified) return verified
  await recordSecurityEvent(context, { eventType, status: 'failed', userId: caller.id })
  throw wrongPassword()
}

/** Throws like `checkOwnPassword`, in the caller's turn, if another password replaced the verified one meanwhile. */
export const refuseReplaced = async (
  { database, caller }: Context<Caller>,
  verified: string,
): Promise<void> => {
  const isAsVerified = and(eq(users.id, caller.id), eq(users.passwordHash, verified))
  if ((await database.$count(users, isAsVerified)) === 0) throw wrongPassword()
}
