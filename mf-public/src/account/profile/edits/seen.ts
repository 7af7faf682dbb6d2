// The state that one's changes are made from, and what follows when it moves on.
import type { ProfileDraft } from './profile-draft.ts'
import { type ProfileSection, sectionsOf } from './profile-sections.ts'
import { differencesOf, type ProfileField, type ProfileValues, valuesOf } from './profile-values.ts'
import type { Stored } from './use-save-profile.ts'

export interface Seen {
  values: ProfileValues
  /** The tenant's profile has none before it is first written. */
  updatedAt: ProfileDraft['updatedAt']
}

export const seenOf = ({ user, tenantProfile }: Stored): Seen => ({
  values: valuesOf(user, tenantProfile),
  updatedAt: { account: user.updatedAt, tenantProfile: tenantProfile?.updatedAt },
})

/** Every field that this person's page has. */
export const fieldsOf = (stored: Stored): ProfileField[] =>
  sectionsOf(stored.user).flatMap(({ fields }) => fields)

const pick = (values: ProfileValues, fields: readonly ProfileField[]): Partial<ProfileValues> =>
  Object.fromEntries(fields.map(field => [field, values[field]]))

/** What was seen, with the account or the tenant's profile as it is now. */
export const movedOn = (seen: Seen, of: ProfileSection['of'], stored: Stored): Seen => {
  const now = seenOf(stored)
  const fields = sectionsOf(stored.user)
    .filter(section => section.of === of)
    .flatMap(section => section.fields)
  return {
    values: { ...seen.values, ...pick(now.values, fields) },
    updatedAt: { ...seen.updatedAt, [of]: now.updatedAt[of] },
  }
}

/** The changed fields, to be kept for the tab; what is left open of both things is as it was seen. */
export const draftOf = (
  seen: Seen,
  values: ProfileValues,
  fields: readonly ProfileField[],
): ProfileDraft => ({
  updatedAt: seen.updatedAt,
  values: pick(values, differencesOf(fields, seen.values, values)),
})
