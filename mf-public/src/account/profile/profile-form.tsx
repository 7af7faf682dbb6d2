import { CannotPost } from '@portal/app-kit/cannot-post'
import { ConfirmAddress } from '@portal/app-kit/confirm-address'
import type { User } from '@portal/contract/people/person'
import { completenessOf } from '@portal/contract/tenant-profile/completeness'
import { Button } from '@portal/shared-ui/button'
import { FormLayout } from '@portal/shared-ui/form-layout'
import { FormOutline, type OutlineItem } from '@portal/shared-ui/form-outline'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { FormProvider } from 'react-hook-form'
import { OwnClosing } from '../closing/own-closing.tsx'
import { CompletenessCard } from './completeness-card.tsx'
import { sectionsOf } from './edits/profile-sections.ts'
import { bodyOf } from './edits/profile-values.ts'
import { type ProfileEdits, useProfileEdits } from './edits/use-profile-edits.ts'
import type { ProfileRecords } from './edits/use-save-profile.ts'
import { profileHead } from './profile-skeleton.tsx'
import { AccountForm } from './sections/account-form.tsx'
import { PrivacyForm } from './sections/privacy-form.tsx'
import {
  EmergencyForm,
  HouseholdForm,
  LookingForForm,
  RentalsForm,
  WorkForm,
} from './sections/tenant-forms.tsx'

const ProfileOutline = ({ user, edits }: { user: User; edits: ProfileEdits }) => {
  const { errors } = edits.form.formState
  const { missing } = completenessOf(bodyOf(edits.values))
  const items = sectionsOf(user).map(({ id, label, fields }): OutlineItem => {
    if (fields.some(field => errors[field])) return { id, label, state: 'invalid' }
    if (fields.some(field => edits.changed.includes(field))) return { id, label, state: 'changed' }
    return { id, label, state: fields.some(field => missing.some(name => name === field)) ? 'open' : 'done' }
  })
  return <FormOutline label="Sections of your profile" items={items} />
}

interface ProfileFormProps extends ProfileRecords {
  isConfirmed: boolean
}

export const ProfileForm = ({ isConfirmed, ...stored }: ProfileFormProps) => {
  const { user } = stored
  const edits = useProfileEdits(stored)
  return (
    <FormProvider {...edits.form}>
      <FormLayout {...profileHead} outline={<ProfileOutline user={user} edits={edits} />}>
        <Stack $gap={6}>
          {edits.draft.isShown && (
            <Notice
              title="Your unsaved changes are back"
              action={
                <Button variant="outline" size="sm" onClick={edits.draft.discard}>
                  Discard
                </Button>
              }
            >
              You made these changes earlier in this tab. Save them, or discard them.
            </Notice>
          )}
          <OwnClosing />
          <ConfirmAddress isConfirmed={isConfirmed} />
          {user.userType === 'tenant' && <CannotPost />}
          {user.userType === 'tenant' && <CompletenessCard values={edits.seen.values} />}
          <AccountForm user={user} edits={edits} />
          {user.userType === 'tenant' && (
            <>
              <LookingForForm edits={edits} />
              <WorkForm edits={edits} />
              <RentalsForm edits={edits} />
              <HouseholdForm edits={edits} />
              <EmergencyForm edits={edits} />
              <PrivacyForm user={user} edits={edits} />
            </>
          )}
        </Stack>
      </FormLayout>
    </FormProvider>
  )
}
