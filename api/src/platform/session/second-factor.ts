// Whose account has a second factor, and which calls ask for its code again.
import type { Endpoint } from '@portal/contract/endpoint'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { secondFactors, sessions } from '../../schema/sessions.ts'
import type { Database } from '../database/database.ts'
import type { Context } from '../request/context.ts'
import { noSession, Refusal } from '../request/refusal.ts'
import type { Caller } from './find-caller.ts'

const freshMinutes = 15

const isOf = (userId: string) => and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt))

export const hasSecondFactor = async (database: Database, userId: string): Promise<boolean> =>
  (await database.$count(secondFactors, isOf(userId))) > 0

type Administration = Pick<Context, 'database' | 'env'>

/** In production an administrator without a second factor counts as none, until they turn it on. */
export const actsAsAdministrator = async (
  { database, env }: Administration,
  { id, isAdmin }: Pick<Caller, 'id' | 'isAdmin'>,
): Promise<boolean> => isAdmin && (!env.isProduction || (await hasSecondFactor(database, id)))

export const asksForCode = ({ asksForCode: asks, access, method }: Endpoint): boolean =>
  asks === true || (access === 'admin' && method !== 'GET')

/**
 * Throws `second_factor` if the call asks for a code, the caller has two-step sign-in, and gave none in this session within 15 minutes;
 * `forbidden` for an administrator who must turn it on first.
 */
export const refuseWithoutFactor = async (context: Context, endpoint: Endpoint): Promise<void> => {
  const { database, caller } = context
  if (!caller) return
  if (endpoint.access === 'admin' && !(await actsAsAdministrator(context, caller)))
    throw new Refusal(
      'forbidden',
      `Administrators need two-step sign-in. Please turn it on at ${sitePaths.security}.`,
    )
  if (!asksForCode(endpoint)) return
  const { secondFactorAt } = sessions
  const [found] = await database
    .select({
      isAsked: sql<boolean>`${secondFactors.userId} is not null`,
      // A later moment than now is from before the clock was set back.
      isFresh: sql<boolean>`coalesce(${secondFactorAt} between now() - ${freshMinutes} * interval '1 minute' and now() + interval '1 second', false)`,
    })
    .from(sessions)
    .leftJoin(secondFactors, isOf(caller.id))
    .where(eq(sessions.id, caller.sessionId))
  if (!found) throw noSession()
  if (found.isAsked && !found.isFresh) throw needsCode()
}

/** For a sign-in, or a call that asks again. */
export const needsCode = (): Refusal =>
  new Refusal('second_factor', 'Please enter a code from your authenticator app.')

/** The code was given in the caller's session now. */
export const noteFactor = async ({ database, caller }: Context<Caller>): Promise<void> => {
  await database.update(sessions).set({ secondFactorAt: sql`now()` }).where(eq(sessions.id, caller.sessionId))
}
