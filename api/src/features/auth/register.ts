import type { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { requiredByAccountType } from '@portal/contract/auth/account-fields'
import { inTransaction } from '../../platform/database/transaction.ts'
import { networkOf } from '../../platform/limits/network.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { hashPassword } from '../../platform/session/password.ts'
import { recordSecurityEvent } from '../../platform/session/security-event.ts'
import { startSession } from '../../platform/session/session.ts'
import { users } from '../../schema/people.ts'
import { mailConfirmation } from './confirm-email.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { asSignedIn } from './signed-in.ts'

const emailTaken = 'There is already an account with this email address'

/**
 * Fields that only some account types use are kept only if this type requires them (spec §5). Throws
 * `conflict` if the email address, ignoring case, already has an account.
 */
export const register: Verb<typeof accountEndpoints.register> = async (context, { body }) => {
  const { password, email, firstName, lastName, userType, phone, accountType } = body
  refuseGuessable(password, email, 'password')
  const passwordHash = await hashPassword(password, networkOf(context.address))
  const accountFields = requiredByAccountType[accountType].map(({ field }) => [field, body[field]])
  const user = await inTransaction(context.database, async transaction => {
    const [created] = await transaction
      .insert(users)
      .values({
        email,
        passwordHash,
        firstName,
        lastName,
        userType,
        phone: phone || null,
        accountType,
        ...Object.fromEntries(accountFields),
      })
      .onConflictDoNothing()
      .returning()
    if (!created) throw new Refusal('conflict', emailTaken, { fields: { email: emailTaken } })
    await startSession(context, created.id, transaction)
    const event = { eventType: 'account_opened', status: 'succeeded', userId: created.id } as const
    await recordSecurityEvent(context, event, transaction)
    if (context.mail) await mailConfirmation(transaction, context.mail, created)
    return created
  })
  return asSignedIn(context, user)
}
