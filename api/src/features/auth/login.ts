import type { authEndpoints } from '@portal/contract/auth/endpoints'
import { and, eq, sql } from 'drizzle-orm'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Context } from '../../platform/request/context.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { guardPassword } from '../../platform/session/guard-password.ts'
import { verifyPassword } from '../../platform/session/password.ts'
import { hasSecondFactor, needsCode } from '../../platform/session/second-factor.ts'
import { recordSecurityEvent } from '../../platform/session/security-event.ts'
import { endSession } from '../../platform/session/session.ts'
import { isAccountOpen, users } from '../../schema/people.ts'
import { beginSession } from './begin-session.ts'
import { guardCode, wrongCode } from './second-factor/guard-code.ts'
import { useCode } from './second-factor/use-code.ts'
import { readSignedIn } from './signed-in.ts'

/**
 * Signs in. An unknown email address and a wrong password get the same answer after the same work. Throws `second_factor` if the right
 * password also needs a code, or came with a wrong one, which counts like a wrong password.
 */
export const login: Verb<typeof authEndpoints.login> = async (context, { body }) => {
  const { database } = context
  const { code } = body
  let isCodeWrong = false
  const email = body.email.toLowerCase()
  const [account] = await database
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), isAccountOpen))
  const user = await guardPassword(context, { email, id: account?.id }, async network => {
    const isRight = await verifyPassword(body.password, account?.passwordHash, network)
    if (!account || !isRight) return undefined
    if (code === undefined) return enter(context, account)
    const entered = await guardCode(context, account.id, code, () => enter(context, account, code))
    isCodeWrong = entered === undefined
    return entered
  })
  if (!user) {
    const event = { eventType: 'sign_in', status: 'failed', userId: account?.id ?? null } as const
    await recordSecurityEvent(context, event)
    if (isCodeWrong) throw new Refusal('second_factor', `${wrongCode}.`, { fields: { code: wrongCode } })
    throw new Refusal('wrong_credentials', 'Please check your credentials and try again.')
  }
  return readSignedIn(context, user)
}

/**
 * Starts a session, unless the verified password has changed meanwhile. A password change waits for this row
 * and then ends all sessions it finds, so none can start with the old password. The code is used up under the same lock, so of two
 * devices with one code only one gets in; undefined for a wrong one.
 */
const enter = (
  context: Context,
  { id, passwordHash }: Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>,
  code?: string,
) =>
  inTransaction(context.database, async transaction => {
    const isAsVerified = and(eq(users.id, id), eq(users.passwordHash, passwordHash), isAccountOpen)
    const [user] = await transaction.select().from(users).where(isAsVerified).for('no key update')
    if (!user) return undefined
    const own = { ...context, database: transaction }
    const hasFactor = await hasSecondFactor(transaction, id)
    if (hasFactor && code === undefined) throw needsCode()
    if (hasFactor && code !== undefined && !(await useCode(own, user, code))) return undefined
    await beginSession(own, user, { hasCode: hasFactor })
    return user
  })

export const logout: Verb<typeof authEndpoints.logout> = async context => {
  await endSession(context)
  await recordSecurityEvent(context, {
    eventType: 'sign_out',
    status: 'succeeded',
    userId: context.caller.id,
  })
}
