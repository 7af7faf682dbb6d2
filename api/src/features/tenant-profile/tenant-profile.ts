import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import {
  answerIn,
  rentOrderMessage,
  TenantProfile,
  UpdateTenantProfile,
  yesNoFields,
} from '@portal/contract/tenant-profile/tenant-profile'
import { eq } from 'drizzle-orm'
import { invalid } from '../../platform/request/refusal.ts'
import { ownColumns, refuseStale } from '../../platform/request/refuse-stale.ts'
import { route, type Verb } from '../../platform/request/route.ts'
import { tenantProfiles } from '../../schema/people.ts'
import { reviewProfile } from './review-profile.ts'

/** Null until they write one. */
const readTenantProfile: Verb<typeof tenantProfileEndpoints.read> = async ({ database, caller }) => {
  const [tenantProfile = null] = await database
    .select()
    .from(tenantProfiles)
    .where(eq(tenantProfiles.userId, caller.id))
  return { tenantProfile }
}

/** Updates the sent fields of the caller's own profile; creates it the first time. */
const updateTenantProfile: Verb<typeof tenantProfileEndpoints.update> = async (context, { body }) => {
  const { updatedAt: seenAt, ...changes } = body
  const { database, caller } = context
  const itself = eq(tenantProfiles.userId, caller.id)
  await database.insert(tenantProfiles).values({ userId: caller.id }).onConflictDoNothing()
  const [profile] = await database.select().from(tenantProfiles).where(itself).for('update')
  if (!profile) throw new Error('A profile was inserted but cannot be read')
  const privacySettings = { ...profile.privacySettings, ...changes.privacySettings }
  const update = { ...changes, privacySettings }
  await refuseStale({
    table: tenantProfiles,
    columns: ownColumns(UpdateTenantProfile),
    stored: { ...profile, ...answersIn(profile), changedAt: { ...profile.changedAt, ...saidAt(profile) } },
    seenAt,
    sent: update,
    schema: TenantProfile,
    current: () => profile,
  })
  const { minRent = profile.minRent, maxRent = profile.maxRent } = update
  if (minRent !== null && maxRent !== null && minRent > maxRent) throw invalid('minRent', rentOrderMessage)
  const { notice, ...words } = await reviewProfile(context, database, update, profile)
  const [tenantProfile = profile] = await database
    .update(tenantProfiles)
    .set({
      ...update,
      ...words,
      hasRentalHistory: storedAs(update.hasRentalHistory),
      hasCriminalHistory: storedAs(update.hasCriminalHistory),
      petOwner: storedAs(update.petOwner),
      answered: yesNoFields.filter(field => {
        const answer = update[field]
        return (answer === undefined ? answerIn(profile, field) : answer) !== null
      }),
    })
    .where(itself)
    .returning()
  return { tenantProfile, notice }
}

type StoredProfile = typeof tenantProfiles.$inferSelect

const answersIn = (profile: StoredProfile) =>
  Object.fromEntries(yesNoFields.map(field => [field, answerIn(profile, field)]))

/** By column, when each "no" was said: the first time, that changes `answered` alone. */
const saidAt = (profile: StoredProfile): Record<string, string> => {
  const { changedAt } = profile
  const columns = yesNoFields
    .filter(field => answerIn(profile, field) === false)
    .map(field => tenantProfiles[field].name)
  const later = (name: string) => [changedAt[name] ?? '', changedAt.answered ?? ''].toSorted().at(-1) ?? ''
  return Object.fromEntries(columns.map(name => [name, later(name)]))
}

const storedAs = (answer: boolean | null | undefined): boolean | undefined =>
  answer === null ? false : answer

export const tenantProfileRoutes = [
  route(tenantProfileEndpoints.read, readTenantProfile),
  route(tenantProfileEndpoints.update, updateTenantProfile),
]
