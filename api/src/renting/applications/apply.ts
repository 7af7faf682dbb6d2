import type { CreateApplication } from '@portal/contract/applications/application'
import type { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { applicationDays } from '@portal/contract/applications/lifecycle'
import { type DataCategory, documentFact } from '@portal/contract/consents/categories'
import { and, eq, sql } from 'drizzle-orm'
import { refuseUnconfirmed } from '../../domain/no-mail.ts'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { recentTexts } from '../../domain/recent-texts.ts'
import { reviewMessage } from '../../domain/review-text.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/request/context.ts'
import { invalid, notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Again, Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { applications, isUndecided, keepsConsents } from '../../schema/applications.ts'
import { userConsents } from '../../schema/consents.ts'
import { isBackgroundApproved, tenantProfiles, users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { ownDocuments, refusePastSharing } from '../consents/may-share.ts'
import { addThreadEvent } from '../threads/add-thread-event.ts'
import { addThreadMessage } from '../threads/add-thread-message.ts'
import { openThread, refuseIfClosed } from '../threads/open-thread.ts'
import { getApplication } from './application-rows.ts'
import { endApplications } from './end-applications.ts'
import { fitOf } from './fit-of.ts'

/** The landlord of the home can see what the tenant chose for as long as the application lasts. */
export const apply: Verb<typeof applicationEndpoints.create> = async (context, { body }) => {
  const { database, caller, jobs } = context
  const { share, message: written, ...wish } = body
  await refuseIfRestricted(context)
  refuseUnconfirmed(context)
  const { today, landlord, ...home } = await lockWantedHome(database, body.propertyId)
  refuseOtherDays(wish.moveInDate, today)
  await refuseSecond(database, caller.id, home.id)
  const parties = { tenantId: caller.id, landlordId: home.landlordId }
  const shared = await sharedFacts(context, share, landlord)
  const { message, notice } = await reviewMessage(context, {
    source: 'application',
    message: written,
    earlier: await recentTexts(database, { ...parties, senderId: caller.id }),
  })
  const [profile = null] = await database
    .select()
    .from(tenantProfiles)
    .where(eq(tenantProfiles.userId, caller.id))
  const { moveInDate } = wish
  const fit = fitOf(home, { profile, isBackgroundApproved: isBackgroundApproved(caller), moveInDate })
  const thread = await openThread(database, { ...parties, propertyId: home.id })
  refuseIfClosed(thread, caller)
  const id = Bun.randomUUIDv7()
  await database.insert(applications).values({
    ...wish,
    ...parties,
    id,
    propertyTitle: home.title,
    threadId: thread.id,
    message,
    terms: termsOf(home),
    fit: fit.map(({ name, isMet }) => ({ name, isMet })),
    expiresAt: daysFromNow(applicationDays),
  })
  if (shared.length > 0)
    await database.insert(userConsents).values(
      shared.map(({ dataCategory, specificFields }) => ({
        ownerId: caller.id,
        requesterId: home.landlordId,
        propertyId: home.id,
        applicationId: id,
        dataCategory,
        specificFields,
        purpose: `Application for ${home.title}`,
        status: 'granted' as const,
        grantedAt: sql`clock_timestamp()`,
        expiresAt: daysFromNow(share.days),
      })),
    )
  const entry = { threadId: thread.id, senderId: caller.id }
  await addThreadMessage(database, { ...entry, kind: 'text', body: message })
  await addThreadEvent(database, { ...entry, event: { type: 'application_received', subjectId: id } })
  await jobs.announce(database, { type: 'application_received', applicationId: id })
  return { application: await getApplication(context, id), notice }
}

/** Until the transaction ends. */
const lockWantedHome = async (database: Database, propertyId: string) => {
  const [home] = await database
    .select({
      home: properties,
      landlord: { currentPlan: users.currentPlan },
      // Without a clock, a day has not passed while it is today anywhere.
      today: sql<string>`(now() at time zone coalesce(${properties.timeZone}, 'Etc/GMT+12'))::date::text`,
    })
    .from(properties)
    .innerJoin(users, eq(users.id, properties.landlordId))
    .where(and(eq(properties.id, propertyId), isNotDeleted))
    .for('share', { of: properties })
  if (!home) throw notFound('property')
  if (home.home.visibilityLevel !== 'public' || !home.home.isAvailable)
    throw new Refusal('conflict', 'This home is not available at the moment.')
  return { ...home.home, landlord: home.landlord, today: home.today }
}

const maxDaysAhead = 366

/** Both are days on the home's clock. */
const refuseOtherDays = (moveInDate: string, today: string): void => {
  const message =
    moveInDate < today
      ? 'Please choose today or a later day'
      : Date.parse(moveInDate) - Date.parse(today) > maxDaysAhead * 86_400_000
        ? 'Please choose a day within a year'
        : null
  if (message) throw invalid('moveInDate', message)
}

/** One that expired gives its place to the new one. */
const refuseSecond = async (database: Database, tenantId: string, propertyId: string): Promise<void> => {
  const isSame = and(eq(applications.tenantId, tenantId), eq(applications.propertyId, propertyId))
  if ((await database.$count(applications, and(isSame, keepsConsents))) > 0)
    throw new Refusal('conflict', 'You have applied for this home already.')
  await endApplications(database, and(isSame, isUndecided), { status: 'expired' })
}

type Share = Required<CreateApplication>['share']

/** By category; each as if the tenant shared it alone. */
const sharedFacts = async (
  { database, caller }: Context<Caller>,
  { profile = [], financial = [], documents = [] }: Share,
  landlord: Pick<Caller, 'currentPlan'>,
) => {
  const selection: { dataCategory: DataCategory; specificFields: string[] }[] = [
    { dataCategory: 'profile', specificFields: [...new Set(profile)] },
    { dataCategory: 'financial', specificFields: [...new Set(financial)] },
    {
      dataCategory: 'documents',
      specificFields: await ownDocuments(database, caller.id, documents.map(documentFact), 'share'),
    },
  ]
  const shared = selection.filter(({ specificFields }) => specificFields.length > 0)
  for (const { dataCategory } of shared) refusePastSharing(dataCategory, [caller, landlord])
  return shared
}

const termsOf = ({
  rentAmount,
  securityDeposit,
  minimumIncome,
  availableDate,
  petFriendly,
  smokingAllowed,
  requiresBackgroundCheck,
}: typeof properties.$inferSelect) => ({
  rentAmount,
  securityDeposit,
  minimumIncome,
  availableDate,
  petFriendly,
  smokingAllowed,
  requiresBackgroundCheck,
})

const daysFromNow = (days: number) => sql`now() + ${days} * interval '1 day'`

/** As it is now; throws `not_found` once its home was deleted. */
export const readCreatedApplication: Again<typeof applicationEndpoints.create> = async (
  context,
  answered,
) => ({
  application: await getApplication(context, answered.application.id),
  notice: answered.notice,
})
