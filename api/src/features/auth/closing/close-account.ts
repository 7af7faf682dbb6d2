import type { closingEndpoints } from '@portal/contract/auth/closing-endpoints'
import { keptForDays } from '@portal/contract/kept-for'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { endAccountLinks } from '../../../domain/account-link.ts'
import { inProviderTurn } from '../../../domain/provider-turn.ts'
import type { Database } from '../../../platform/database/database.ts'
import { inTurn } from '../../../platform/database/in-turn.ts'
import type { Context } from '../../../platform/request/context.ts'
import { Refusal } from '../../../platform/request/refusal.ts'
import type { Verb } from '../../../platform/request/route.ts'
import type { Caller } from '../../../platform/session/find-caller.ts'
import { recordSecurityEvent } from '../../../platform/session/security-event.ts'
import { endOtherSessions, leaveBrowser } from '../../../platform/session/session.ts'
import { cancelTenancies, lockTenancies } from '../../../renting/closing/cancel-tenancies.ts'
import { userConsents } from '../../../schema/consents.ts'
import { users } from '../../../schema/people.ts'
import { isNotDeleted, properties } from '../../../schema/properties.ts'
import { accountCloses } from '../account-mails.ts'
import { checkOwnPassword, refuseReplaced } from '../check-own-password.ts'
import { asSignedIn } from '../signed-in.ts'
import { tellOwner } from '../tell-owner.ts'
import { endAccount } from './end-accounts.ts'

/** Whether the plan ends with its period; returns whether that changed anything. */
export type ChangePlanEnd = (own: Context<Caller>, isEnding: boolean) => Promise<boolean>

const dayMs = 86_400_000

/** An account of less than a day was a mistake, or a test: it closes at once, and what it agreed to is called off. */
export const isYoung = ({ createdAt }: Caller): boolean => Date.now() - Date.parse(createdAt) < dayMs

/**
 * Closes the caller's account in two weeks, or at once if it is young. Until then their listings are paused, what they shared is not
 * shared, their links end, and they are signed out elsewhere. Repeating changes nothing. Throws `invalid`, at the field, for a wrong password, and
 * `conflict` while a tenancy of theirs runs.
 */
export const closeAccount =
  (changePlanEnd: ChangePlanEnd): Verb<typeof closingEndpoints.close> =>
  async (context, { body }) => {
    const { caller } = context
    const isAtOnce = isYoung(caller)
    const verified = await checkOwnPassword(context, body.currentPassword, 'account_closing')
    const closing = await inProviderTurn([caller.id], () =>
      inTurn(context, async own => {
        await refuseReplaced(own, verified)
        if (own.caller.closesAt) return own.caller
        await endAccountLinks(own.database, caller.id)
        return isAtOnce ? closeNow(own) : closeLater(own, changePlanEnd)
      }),
    )
    if (isAtOnce) {
      leaveBrowser(context)
      await endNow(context)
    }
    return asSignedIn(context, closing)
  }

/** If the payment provider cannot be reached, the job tries again each minute. */
const endNow = async ({ database, payments, jobs, caller }: Context<Caller>): Promise<void> => {
  try {
    await endAccount(database, { payments, announce: jobs.announce }, caller.id)
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
  }
}

const closeNow = async (own: Context<Caller>): Promise<Caller> => {
  await cancelTenancies(own)
  return setClosing(own.database, own.caller, { closesAt: sql`now()` })
}

const closeLater = async (own: Context<Caller>, changePlanEnd: ChangePlanEnd): Promise<Caller> => {
  const { database, caller, mail } = own
  if ((await lockTenancies(database, caller.id)).length > 0)
    throw new Refusal('conflict', 'You can close your account once your tenancy has ended.')
  const isPlanEnding = await changePlanEnd(own, true)
  const paused = await database
    .update(properties)
    .set({ visibilityLevel: 'private' })
    .where(and(eq(properties.landlordId, caller.id), eq(properties.visibilityLevel, 'public'), isNotDeleted))
    .returning({ id: properties.id })
  await stopSharing(database, caller.id)
  await endOtherSessions(own)
  await recordSecurityEvent(own, { eventType: 'account_closing', status: 'succeeded', userId: caller.id })
  const closing = await setClosing(database, caller, {
    closesAt: sql`now() + ${keptForDays.closingAccounts} * interval '1 day'`,
    closing: { pausedHomes: paused.map(({ id }) => id), isPlanEnding },
  })
  if (closing.closesAt) await tellOwner(database, mail, caller, accountCloses(caller, closing.closesAt))
  return closing
}

const stopSharing = async (database: Database, ownerId: string): Promise<void> => {
  const { status } = userConsents
  const end = (now: 'revoked' | 'denied', before: 'granted' | 'pending') =>
    database
      .update(userConsents)
      .set({ status: now, ...(now === 'revoked' && { revokedAt: sql`now()` }) })
      .where(and(eq(userConsents.ownerId, ownerId), eq(status, before)))
  await end('revoked', 'granted')
  await end('denied', 'pending')
}

const setClosing = async (
  database: Database,
  caller: Caller,
  change: { closesAt: SQL | null; closing?: (typeof users.$inferSelect)['closing'] },
): Promise<Caller> => {
  const { closesAt, closing } = users
  const [set] = await database
    .update(users)
    .set(change)
    .where(eq(users.id, caller.id))
    .returning({ closesAt, closing })
  return { ...caller, ...set }
}

/** Brings back everything but what was shared. Does nothing for an account that is not closing. */
export const keepAccount =
  (changePlanEnd: ChangePlanEnd): Verb<typeof closingEndpoints.keep> =>
  async context => {
    const kept = await inProviderTurn([context.caller.id], () =>
      inTurn(context, async own => {
        const { database, caller } = own
        const { closing } = caller
        if (!caller.closesAt) return caller
        if (closing?.isPlanEnding) await changePlanEnd(own, false)
        const isTheirs = and(eq(properties.landlordId, caller.id), isNotDeleted)
        await database
          .update(properties)
          .set({ visibilityLevel: 'public' })
          .where(and(isTheirs, isNull(properties.heldAt), inArray(properties.id, closing?.pausedHomes ?? [])))
        await recordSecurityEvent(own, { eventType: 'account_kept', status: 'succeeded', userId: caller.id })
        return setClosing(database, caller, { closesAt: null, closing: null })
      }),
    )
    return asSignedIn(context, kept)
  }
