import type { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { eq } from 'drizzle-orm'
import { hashPassword, verifyPassword } from '../../platform/password.ts'
import { failedSignIns, giveTriesBack, takeTry } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { recordSecurityEvent } from '../../platform/security-event.ts'
import { endOtherSessions } from '../../platform/session.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { users } from '../../schema/people.ts'

const wrong = 'This is not your current password'

/** Changes the caller's password and ends their other sessions; guessing the old one counts like failed sign-ins. */
export const changePassword: Verb<typeof accountEndpoints.changePassword> = async (context, { body }) => {
  const { database, caller } = context
  const event = { eventType: 'password_change', userId: caller.id } as const
  const mine = eq(users.id, caller.id)
  await takeTry(database, failedSignIns, caller.email.toLowerCase())
  const [row] = await database.select({ hash: users.passwordHash }).from(users).where(mine)
  if (!(await verifyPassword(body.currentPassword, row?.hash))) {
    await recordSecurityEvent(context, { ...event, status: 'failed' })
    throw new Refusal('invalid', wrong, { fields: { currentPassword: wrong } })
  }
  await giveTriesBack(database, failedSignIns, caller.email.toLowerCase())
  const passwordHash = await hashPassword(body.newPassword)
  await inTransaction(database, async transaction => {
    await transaction.update(users).set({ passwordHash }).where(mine)
    await endOtherSessions(context, transaction)
    await recordSecurityEvent(context, { ...event, status: 'succeeded' }, transaction)
  })
}
