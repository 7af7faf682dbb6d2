// Kinds of accounts, and the fields that each needs beyond the name (spec §2.4).
import { type AccountField, requiredByAccountType } from '@portal/contract/auth/account-fields'
import type { AccountType } from '@portal/contract/people/person'

export const accountTypeWords: Record<AccountType, string> = {
  individual: 'Individual',
  organization: 'Organization',
  representative: 'Representative',
  realtor: 'Realtor',
}

export const accountFieldLabels: Record<AccountField, string> = {
  organizationName: 'Organization name',
  representativeFor: 'Who you represent',
  licenseNumber: 'License number',
  licenseState: 'License state',
}

export const accountFields = (accountType: AccountType): readonly AccountField[] =>
  requiredByAccountType[accountType].map(({ field }) => field)
