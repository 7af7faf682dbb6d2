// Who sees what of a tenant's profile, and how it looks to them (spec §2.11).
import type { User } from '@portal/contract/people/person'
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
  const values = { ...edits.values, ...edits.words.inspection.texts }
  return (
    <SectionForm
      section={tenantSections.privacy}
      edits={edits}
      description="Three things can be shown on your page. Everything else in your profile is only yours."
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
  if (value === null || Number.isNaN(value)) return 'You have not filled this in yet.'
  return `Now: ${typeof value === 'number' ? `${formatMoney(value)} per month` : value}`
}

/** The card as it will be once everything on this page is saved; the contact filter has read these values. */
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
          Once everything on this page is saved.
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
            joinDate: user.createdAt,
          }}
        />
      </div>
    </Stack>
  )
}
