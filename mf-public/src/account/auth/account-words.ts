// Kinds of accounts, and the fields that each needs beyond the name (spec §2.4).
import { type AccountField, requiredByAccountType } from '@portal/contract/auth/account-fields'
import type { AccountType } from '@portal/contract/people/person'

export const accountTypeWords: Record<AccountType, string> = {
  individual: 'Individual',
  organization: 'Organization',
  representative: 'Representative',
  realtor: 'Realtor',
}

/** Who it is for, and what others see. */
export const accountTypeHelp: Record<AccountType, string> = {
  individual: 'For yourself.',
  organization: 'For a company or a nonprofit: your profile shows its name.',
  representative: 'You act for someone else: your profile says for whom.',
  realtor: 'For licensed agents: your profile shows your license.',
}

export const accountFieldLabels: Record<AccountField, string> = {
  organizationName: 'Organization name',
  representativeFor: 'Who you represent',
  licenseNumber: 'License number',
  licenseState: 'License state',
}

export const accountFields = (accountType: AccountType): readonly AccountField[] =>
  requiredByAccountType[accountType].map(({ field }) => field)
