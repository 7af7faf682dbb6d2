// The stored version that the person's changes are based on, and how it advances.
import type { ProfileDraft } from './profile-draft.ts'
import { type ProfileSection, sectionsOf } from './profile-sections.ts'
import { differencesOf, type ProfileField, type ProfileValues, valuesOf } from './profile-values.ts'
import type { ProfileRecords } from './use-save-profile.ts'

export interface ProfileVersion {
  values: ProfileValues
  /** `tenantProfile` is undefined until the profile is first saved. */
  updatedAt: ProfileDraft['updatedAt']
}

export const versionOf = ({ user, tenantProfile }: ProfileRecords): ProfileVersion => ({
  values: valuesOf(user, tenantProfile),
  updatedAt: { account: user.updatedAt, tenantProfile: tenantProfile?.updatedAt },
})

export const fieldsOf = (stored: ProfileRecords): ProfileField[] =>
  sectionsOf(stored.user).flatMap(({ fields }) => fields)

const pick = (values: ProfileValues, fields: readonly ProfileField[]): Partial<ProfileValues> =>
  Object.fromEntries(fields.map(field => [field, values[field]]))

/** The version seen so far, with either the account or the tenant's profile updated. */
export const movedOn = (
  seen: ProfileVersion,
  of: ProfileSection['of'],
  stored: ProfileRecords,
): ProfileVersion => {
  const now = versionOf(stored)
  const fields = sectionsOf(stored.user)
    .filter(section => section.of === of)
    .flatMap(section => section.fields)
  return {
    values: { ...seen.values, ...pick(now.values, fields) },
    updatedAt: { ...seen.updatedAt, [of]: now.updatedAt[of] },
  }
}

/** The changed fields, stored for the tab, with the versions that they were based on. */
export const draftOf = (
  seen: ProfileVersion,
  values: ProfileValues,
  fields: readonly ProfileField[],
): ProfileDraft => ({
  updatedAt: seen.updatedAt,
  values: pick(values, differencesOf(fields, seen.values, values)),
})
