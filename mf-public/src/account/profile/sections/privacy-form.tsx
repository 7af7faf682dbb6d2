// Who sees which part of a tenant's profile, and a preview (spec §2.11).
import type { User } from '@portal/contract/people/person'
import { shownCompleteness } from '@portal/contract/tenant-profile/completeness'
import { sharedFields } from '@portal/contract/tenant-profile/tenant-profile'
import { Field } from '@portal/shared-ui/field'
import { formatMoney } from '@portal/shared-ui/format-money'
import { Heading } from '@portal/shared-ui/heading'
import { ProfileCard } from '@portal/shared-ui/profile-card'
import { RadioGroup } from '@portal/shared-ui/radio-group'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { Controller, useFormContext } from 'react-hook-form'
import { fieldLabels, tenantSections } from '../edits/profile-sections.ts'
import { bodyOf, type ProfileValues } from '../edits/profile-values.ts'
import type { ProfileEdits } from '../edits/use-profile-edits.ts'
import { SectionForm } from './section-form.tsx'

type SharedField = (typeof sharedFields)[number]

const visibilities = [
  { value: 'private' as const, label: 'Private', help: 'Only you' },
  { value: 'public' as const, label: 'Public', help: 'People who are signed in' },
]

export const PrivacyForm = ({ user, edits }: { user: User; edits: ProfileEdits }) => {
  const { control } = useFormContext<ProfileValues>()
  const { preferredLocation, employmentStatus } = edits.words.inspection.texts
  const values = { ...edits.values, preferredLocation, employmentStatus }
  return (
    <SectionForm
      section={tenantSections.privacy}
      edits={edits}
      description="You can show these three things on your page. Everything else is private."
    >
      {sharedFields.map(name => (
        <Controller
          key={name}
          control={control}
          name={`privacySettings.${name}`}
          render={({ field: { value, onChange, onBlur } }) => (
            <Field label={fieldLabels[name]} help={wordsOf(name, values)} group>
              <RadioGroup
                columns={2}
                options={visibilities}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
              />
            </Field>
          )}
        />
      ))}
      <Preview user={user} values={values} />
    </SectionForm>
  )
}

const wordsOf = (name: SharedField, values: ProfileValues): string => {
  const value = bodyOf(values)[name]
  if (value === null || Number.isNaN(value)) return 'Not filled in yet.'
  return `Now: ${typeof value === 'number' ? `${formatMoney(value)} per month` : value}`
}

/** A preview of the card after everything on this page is saved, with the contact filter applied. */
const Preview = ({ user, values }: { user: User; values: ProfileValues }) => {
  const shown = bodyOf(values)
  const seen = (name: SharedField) => values.privacySettings[name] === 'public'
  return (
    <Stack $gap={3}>
      <div>
        <Heading level={3} size="md">
          What landlords see
        </Heading>
        <Text $size="sm" $tone="muted">
          After you save everything on this page.
        </Text>
      </div>
      <div>
        <ProfileCard
          level={4}
          person={{
            ...user,
            firstName: values.firstName,
            lastName: values.lastName,
            avatar: user.profilePicture,
            backgroundCheckStatus: user.backgroundCheckStatus === 'approved' ? 'approved' : null,
            preferredLocation: seen('preferredLocation') ? shown.preferredLocation : null,
            maxRent: seen('maxRent') && !Number.isNaN(shown.maxRent) ? shown.maxRent : null,
            employmentStatus: seen('employmentStatus') ? shown.employmentStatus : null,
            profileCompleteness: shownCompleteness(shown),
            joinDate: user.createdAt,
          }}
        />
      </div>
    </Stack>
  )
}
