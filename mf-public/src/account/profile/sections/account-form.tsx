import { NumberField } from '@portal/app-kit/fields/number-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import type { User } from '@portal/contract/people/person'
import { roleOf } from '@portal/contract/people/role-words'
import * as sitePaths from '@portal/contract/site-paths'
import { DetailList } from '@portal/shared-ui/detail-list'
import { FieldRow } from '@portal/shared-ui/form-section'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Link } from 'react-router-dom'
import { accountFields, accountTypeWords } from '../../auth/account-words.ts'
import { accountSection } from '../edits/profile-sections.ts'
import type { ProfileEdits } from '../edits/use-profile-edits.ts'
import { PictureField } from './picture-field.tsx'
import { SectionForm } from './section-form.tsx'
import { useProfileField } from './use-profile-field.ts'

/** A changed name loses its verification. */
export const AccountForm = ({ user, edits }: { user: User; edits: ProfileEdits }) => {
  const field = useProfileField()
  return (
    <SectionForm
      section={accountSection(user)}
      edits={edits}
      description={
        <>
          {user.userType === 'tenant'
            ? 'Signed-in users can see your name and picture.'
            : 'Anyone can see your name and picture.'}{' '}
          <Link to={sitePaths.people(user.id)}>View your public page</Link>
        </>
      }
    >
      <PictureField user={user} onSave={edits.savePicture} />
      <DetailList
        details={[
          { label: 'Email', value: user.email },
          { label: 'Role', value: roleOf({ ...user, isAdministrator: useSession()?.user.isAdministrator }) },
          { label: 'Account type', value: accountTypeWords[user.accountType] },
        ]}
      />
      <FieldRow>
        <TextField
          {...field('firstName')}
          required
          autoComplete="given-name"
          help={user.isVerified && verifiedHelp}
        />
        <TextField {...field('lastName')} required autoComplete="family-name" />
      </FieldRow>
      <TextField
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        help="Optional. Private unless you share it."
      />
      {user.userType === 'landlord' && (
        <NumberField
          {...field('experienceSince')}
          inputMode="numeric"
          help="Optional. The year you started. Your page shows it as your own statement."
        />
      )}
      {accountFields(user.accountType).map(name => (
        <TextField key={name} {...field(name)} required help={user.isOrganizationVerified && verifiedHelp} />
      ))}
    </SectionForm>
  )
}

const verifiedHelp = 'Verified. If you change it, it needs to be verified again.'
