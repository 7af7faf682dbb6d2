import type { User } from '@portal/contract/people/person'
import * as sitePaths from '@portal/contract/site-paths'
import { DetailList } from '@portal/shared-ui/detail-list'
import { FieldRow } from '@portal/shared-ui/form-section'
import { Link } from 'react-router-dom'
import { accountFields, accountTypeWords } from '../../auth/account-words.ts'
import { accountSection } from '../edits/profile-sections.ts'
import type { ProfileEdits } from '../edits/use-profile-edits.ts'
import { TextField } from './fields.tsx'
import { SectionForm } from './section-form.tsx'

/** Who one is, and what cannot be changed. A verified name is not verified once it changes. */
export const AccountForm = ({ user, edits }: { user: User; edits: ProfileEdits }) => (
  <SectionForm
    section={accountSection(user.accountType)}
    edits={edits}
    description={
      <>
        {user.userType === 'tenant' ? 'People who are signed in see your name.' : 'Everyone sees your name.'}{' '}
        <Link to={sitePaths.people(user.id)}>See your public page</Link>
      </>
    }
  >
    <DetailList
      details={[
        { label: 'Email', value: user.email },
        { label: 'Role', value: user.userType === 'tenant' ? 'Tenant' : 'Landlord' },
        { label: 'Account type', value: accountTypeWords[user.accountType] },
      ]}
    />
    <FieldRow>
      <TextField name="firstName" required autoComplete="given-name" help={user.isVerified && verifiedHelp} />
      <TextField name="lastName" required autoComplete="family-name" />
    </FieldRow>
    <TextField name="phone" type="tel" autoComplete="tel" help="Optional. Nobody else sees it." />
    {accountFields(user.accountType).map(name => (
      <TextField key={name} name={name} required help={user.isOrganizationVerified && verifiedHelp} />
    ))}
  </SectionForm>
)

const verifiedHelp = 'Verified. A new one is no longer verified until it is checked.'
