// The sign-up form: its state, the fields of each kind of account, and which of them are sent.
import { zodResolver } from '@hookform/resolvers/zod'
import { type Register, RegisterForm, requiredByAccountType } from '@portal/contract/auth/registration'
import type { AccountType } from '@portal/contract/people/person'
import { useForm } from 'react-hook-form'

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

/** The sign-up form's state: a tenant with an individual account until the person says otherwise (spec §9). */
export const useRegisterForm = () =>
  useForm({
    resolver: zodResolver(RegisterForm),
    defaultValues: {
      userType: 'tenant',
      accountType: 'individual',
      organizationName: '',
      representativeFor: '',
      licenseNumber: '',
      licenseState: '',
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      password: '',
      confirmPassword: '',
    },
  })

export type RegisterFormState = ReturnType<typeof useRegisterForm>
