import { type Register, type RegisterForm, requiredByAccountType } from '@portal/contract/auth/registration'
import type { AccountType } from '@portal/contract/people/person'

export type AccountField = (typeof requiredByAccountType)[AccountType][number]['field']

/** The fields that a kind of account asks for beyond the name (spec §2.4). */
export const accountFields = (accountType: AccountType): readonly AccountField[] =>
  requiredByAccountType[accountType].map(({ field }) => field)

/** What is sent: without the repeated password, and without fields that the kind of account does not have. */
export const registrationOf = (form: RegisterForm): Register => {
  const asked = accountFields(form.accountType)
  const ofAccount = (field: AccountField) => (asked.includes(field) ? form[field] : undefined)
  return {
    email: form.email,
    password: form.password,
    firstName: form.firstName,
    lastName: form.lastName,
    userType: form.userType,
    phone: form.phone?.trim() || undefined,
    accountType: form.accountType,
    organizationName: ofAccount('organizationName'),
    representativeFor: ofAccount('representativeFor'),
    licenseNumber: ofAccount('licenseNumber'),
    licenseState: ofAccount('licenseState'),
  }
}
