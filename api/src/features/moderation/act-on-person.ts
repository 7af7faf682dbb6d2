import type { adminPeopleEndpoints } from '@portal/contract/moderation/admin-people-endpoints'
import type { AdminActKind } from '@portal/contract/moderation/finding'
import { violationWarningType } from '@portal/contract/warnings/warning'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { endAccountLinks } from '../../domain/account-link.ts'
import { noMail } from '../../domain/no-mail.ts'
import { restrictionOf } from '../../domain/posting-restriction.ts'
import type { Database } from '../../platform/database/database.ts'
import { lockPerson } from '../../platform/database/in-turn.ts'
import type { Mailing } from '../../platform/ports/mail-server.ts'
import type { Context } from '../../platform/request/context.ts'
import { invalid, notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { endSessionsOf } from '../../platform/session/session.ts'
import { users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { platformWarnings } from '../../schema/warnings.ts'
import { asFoundPerson, obstacleToActing } from './find-people.ts'
import { noteAct } from './note-act.ts'

type Person = typeof users.$inferSelect

/** Mails the link that confirms an address, in the transaction. */
export type MailConfirmation = (
  transaction: Database,
  mail: Mailing,
  person: Pick<Person, 'id' | 'email' | 'firstName'>,
) => Promise<void>

/**
 * Locks the person, acts, keeps that in the audit, and answers with the person as they are then. Throws `not_found` for an
 * account that has ended, and `forbidden` for the caller's own.
 */
const act = async (
  context: Context<Caller>,
  { id, kind, reason }: { id: string; kind: AdminActKind; reason: string },
  work: (person: Person) => Promise<unknown>,
) => {
  const { database, caller } = context
  const person = await lockPerson(database, id)
  if (!person || person.closedAt) throw notFound('person')
  const obstacle = obstacleToActing(caller, id)
  if (obstacle) throw new Refusal('forbidden', obstacle)
  await work(person)
  await noteAct(context, { kind, reason, userId: id })
  const [now = person] = await database.select().from(users).where(eq(users.id, id))
  return { person: await asFoundPerson(database, now) }
}

/** Replaces an earlier restriction. Throws `invalid` for an end that is past. */
export const restrictPerson: Verb<typeof adminPeopleEndpoints.restrict> = (context, { params, body }) => {
  const { database } = context
  const { reason, until = null, hidesListings } = body
  return act(context, { id: params.id, kind: 'restricted', reason }, async person => {
    if (until !== null && Date.parse(until) <= Date.now())
      throw invalid('until', 'Please choose a moment to come')
    const hidden = hidesListings ? await hideListings(database, person.id) : []
    await database
      .update(users)
      .set({
        isContentRestricted: true,
        restrictedUntil: until,
        restrictionReason: reason,
        restrictedHomes: [...person.restrictedHomes, ...hidden],
      })
      .where(eq(users.id, person.id))
  })
}

const hideListings = async (database: Database, landlordId: string): Promise<string[]> => {
  const isPublic = eq(properties.visibilityLevel, 'public')
  const hidden = await database
    .update(properties)
    .set({ visibilityLevel: 'private' })
    .where(and(eq(properties.landlordId, landlordId), isPublic, isNotDeleted))
    .returning({ id: properties.id })
  return hidden.map(({ id }) => id)
}

/** Violations that were confirmed before do not restrict again. Throws `conflict` for who can post. */
export const liftRestriction: Verb<typeof adminPeopleEndpoints.lift> = (context, { params, body }) => {
  const { database } = context
  return act(context, { id: params.id, kind: 'lifted', reason: body.reason }, async person => {
    const isRestricted = (await restrictionOf(database, person)) !== null
    if (!isRestricted && person.restrictedHomes.length === 0)
      throw new Refusal('conflict', 'This person can post already.')
    // Those of an account that is about to close come back if its owner keeps it.
    const { closing } = person
    const shown = { visibilityLevel: 'public' } as const
    const isTheirs = and(
      eq(properties.landlordId, person.id),
      inArray(properties.id, person.restrictedHomes),
      isNull(properties.heldAt),
      isNotDeleted,
    )
    if (!person.closesAt) await database.update(properties).set(shown).where(isTheirs)
    await database
      .update(users)
      .set({
        isContentRestricted: false,
        restrictedUntil: null,
        restrictionReason: null,
        restrictionLiftedAt: sql`now()`,
        restrictedHomes: [],
        ...(person.closesAt &&
          closing && {
            closing: { ...closing, pausedHomes: [...closing.pausedHomes, ...person.restrictedHomes] },
          }),
      })
      .where(eq(users.id, person.id))
  })
}

export const warnPerson: Verb<typeof adminPeopleEndpoints.warn> = (context, { params, body }) => {
  const { message, severity } = body
  return act(context, { id: params.id, kind: 'warned', reason: message }, ({ id: userId }) =>
    context.database
      .insert(platformWarnings)
      .values({ userId, warningType: violationWarningType, message, severity }),
  )
}

/** Throws `conflict` for an address that is confirmed, and `not_now` without a mail server. */
export const resendConfirmation =
  (mailConfirmation: MailConfirmation): Verb<typeof adminPeopleEndpoints.resendConfirmation> =>
  async (context, { params, body }) => {
    const { database, mail } = context
    if (!mail) throw noMail()
    const { reason } = body
    return act(context, { id: params.id, kind: 'confirmation_resent', reason }, async person => {
      if (person.emailConfirmedAt) throw new Refusal('conflict', 'This address is confirmed already.')
      await mailConfirmation(database, mail, person)
    })
  }

/** Ends the links that were mailed to them, too. */
export const endSessions: Verb<typeof adminPeopleEndpoints.endSessions> = (context, { params, body }) =>
  act(context, { id: params.id, kind: 'sessions_ended', reason: body.reason }, async ({ id }) => {
    await endSessionsOf(context.database, id)
    await endAccountLinks(context.database, id)
  })
