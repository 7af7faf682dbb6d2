import type { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { requiredByAccountType } from '@portal/contract/auth/account-fields'
import { splitNameDetails } from '@portal/contract/auth/names-together'
import { UpdateProfile } from '@portal/contract/auth/registration'
import { UserAnswer } from '@portal/contract/people/person'
import * as sitePaths from '@portal/contract/site-paths'
import { eq } from 'drizzle-orm'
import { revokeIdentity } from '../../domain/follow-identity.ts'
import { revokePapers } from '../../domain/paper-checks.ts'
import { useProfilePicture } from '../../domain/use-photos.ts'
import type { Context } from '../../platform/request/context.ts'
import { invalid, Refusal } from '../../platform/request/refusal.ts'
import { ownColumns, refuseStale } from '../../platform/request/refuse-stale.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { users } from '../../schema/people.ts'
import { asSignedIn, readSignedIn } from './signed-in.ts'

export const readProfile = (context: Context<Caller>) => readSignedIn(context, context.caller)

const changedElsewhere = `You can change your email address at ${sitePaths.security}`

const isUnchanged = (value: string | undefined, current: string): boolean =>
  value === undefined || value === current

/**
 * Updates the sent fields of a person. Fields that only some account types use are kept only if this type
 * requires them, and cannot be emptied. Changing a verified value removes its verification.
 */
export const updateProfile: Verb<typeof accountEndpoints.updateProfile> = async (context, { body }) => {
  const { database, caller } = context
  const { firstName, lastName, phone, profilePicture, email = caller.email } = body
  if (email.toLowerCase() !== caller.email.toLowerCase()) throw invalid('email', changedElsewhere)
  const accountFields = requiredByAccountType[caller.accountType].filter(
    ({ field }) => body[field] !== undefined,
  )
  const missing = accountFields.filter(({ field }) => !body[field])
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map(({ field, message }) => [field, message]))
    throw new Refusal('invalid', 'Please check the marked fields and try again.', { fields })
  }
  refuseSplitDetails(caller, body)
  const changes = {
    firstName,
    lastName,
    phone: phone === '' ? null : phone,
    profilePicture,
    experienceSince: caller.userType === 'landlord' ? body.experienceSince : undefined,
    ...Object.fromEntries(accountFields.map(({ field }) => [field, body[field]])),
  }
  await refuseStale({
    table: users,
    columns: ownColumns(UpdateProfile),
    stored: caller,
    seenAt: body.updatedAt,
    sent: changes,
    schema: UserAnswer.shape.user,
    current: () => asSignedIn(context, caller).user,
  })
  if (profilePicture !== undefined && profilePicture !== caller.profilePicture)
    await useProfilePicture(database, caller.id, profilePicture)
  const isRenamed = !isUnchanged(firstName, caller.firstName) || !isUnchanged(lastName, caller.lastName)
  const isReorganized = accountFields.some(({ field }) => body[field] !== caller[field])
  const [user] = await database
    .update(users)
    .set({
      ...changes,
      verifiedUntil: isRenamed ? null : caller.verifiedUntil,
      wasVerified: !isRenamed && caller.wasVerified,
      organizationVerifiedUntil: isReorganized ? null : caller.organizationVerifiedUntil,
      wasOrganizationVerified: !isReorganized && caller.wasOrganizationVerified,
    })
    .where(eq(users.id, caller.id))
    .returning()
  if (isRenamed) await revokeIdentity(database, caller.id)
  if (isReorganized) await revokePapers(database, caller.id)
  return asSignedIn(context, user ?? caller)
}

/**
 * Checks sent and stored values together, so that details cannot be split; an unchanged name is not rejected.
 */
const refuseSplitDetails = (person: Caller, update: UpdateProfile): void => {
  const before = new Map<string, unknown>(Object.entries(person))
  const changes = Object.entries(update).filter(
    ([field, value]) => value !== undefined && value !== before.get(field),
  )
  const split = new Map(Object.entries(splitNameDetails({ ...person, ...Object.fromEntries(changes) })))
  const [message] = changes.flatMap(([field]) => split.get(field) ?? [])
  if (message === undefined) return
  const fields = Object.fromEntries(
    changes.flatMap(([field]) => (split.has(field) ? [[field, message]] : [])),
  )
  throw new Refusal('invalid', `${message}.`, { fields })
}
