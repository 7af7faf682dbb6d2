import type { adminPeopleEndpoints } from '@portal/contract/moderation/admin-people-endpoints'
import { violationWarningType } from '@portal/contract/warnings/warning'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { endAccountLinks } from '../../domain/account-link.ts'
import { noMail } from '../../domain/no-mail.ts'
import { restrictionOf } from '../../domain/posting-restriction.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Mailing } from '../../platform/ports/mail-server.ts'
import type { Context } from '../../platform/request/context.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
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

/** Throws `not_found` for an account that has ended, and `forbidden` for the caller's own. */
const lockPerson = async ({ database, caller }: Context<Caller>, id: string): Promise<Person> => {
  const [person] = await database
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.closedAt)))
    .for('no key update')
  if (!person) throw notFound('person')
  const obstacle = obstacleToActing(caller, id)
  if (obstacle) throw new Refusal('forbidden', obstacle)
  return person
}

const answer = async (database: Database, id: string) => {
  const [person] = await database.select().from(users).where(eq(users.id, id))
  if (!person) throw notFound('person')
  return { person: await asFoundPerson(database, person) }
}

/** Replaces an earlier restriction. Throws `invalid` for an end that is past. */
export const restrictPerson: Verb<typeof adminPeopleEndpoints.restrict> = async (
  context,
  { params, body },
) => {
  const { database } = context
  const person = await lockPerson(context, params.id)
  const { reason, until = null, hidesListings } = body
  if (until !== null && Date.parse(until) <= Date.now()) {
    const message = 'Please choose a moment to come'
    throw new Refusal('invalid', `${message}.`, { fields: { until: message } })
  }
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
  await noteAct(context, { kind: 'restricted', reason, userId: person.id })
  return answer(database, person.id)
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
export const liftRestriction: Verb<typeof adminPeopleEndpoints.lift> = async (context, { params, body }) => {
  const { database } = context
  const person = await lockPerson(context, params.id)
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
  await noteAct(context, { kind: 'lifted', reason: body.reason, userId: person.id })
  return answer(database, person.id)
}

export const warnPerson: Verb<typeof adminPeopleEndpoints.warn> = async (context, { params, body }) => {
  const { database } = context
  const { id: userId } = await lockPerson(context, params.id)
  const { message, severity } = body
  await database
    .insert(platformWarnings)
    .values({ userId, warningType: violationWarningType, message, severity })
  await noteAct(context, { kind: 'warned', reason: message, userId })
  return answer(database, userId)
}

/** Throws `conflict` for an address that is confirmed, and `not_now` without a mail server. */
export const resendConfirmation =
  (mailConfirmation: MailConfirmation): Verb<typeof adminPeopleEndpoints.resendConfirmation> =>
  async (context, { params, body }) => {
    const { database, mail } = context
    if (!mail) throw noMail()
    const person = await lockPerson(context, params.id)
    if (person.emailConfirmedAt) throw new Refusal('conflict', 'This address is confirmed already.')
    await mailConfirmation(database, mail, person)
    await noteAct(context, { kind: 'confirmation_resent', reason: body.reason, userId: person.id })
    return answer(database, person.id)
  }

/** Ends the links that were mailed to them, too. */
export const endSessions: Verb<typeof adminPeopleEndpoints.endSessions> = async (
  context,
  { params, body },
) => {
  const { database } = context
  const { id: userId } = await lockPerson(context, params.id)
  await endSessionsOf(database, userId)
  await endAccountLinks(database, userId)
  await noteAct(context, { kind: 'sessions_ended', reason: body.reason, userId })
  return answer(database, userId)
}
