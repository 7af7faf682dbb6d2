// Loaded while the form is filled in.
import { zodResolver } from '@hookform/resolvers/zod'
import { call } from '@portal/client/call'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import type { AccountField } from '@portal/contract/auth/account-fields'
import { type Register, RegisterForm } from '@portal/contract/auth/registration'
import { accountFields } from './account-words.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

export const checkRegistration = zodResolver(RegisterForm)

const sentFields = [
  'email',
  'password',
  'firstName',
  'lastName',
  'userType',
  'phone',
  'accountType',
  'organizationName',
  'representativeFor',
  'licenseNumber',
  'licenseState',
] as const

/** The request body: without the repeated password, and without fields that this kind of account lacks. */
export const registrationOf = (form: RegisterForm): Register => {
  const fields = accountFields(form.accountType)
  const ofAccount = (field: AccountField) => (fields.includes(field) ? form[field] : undefined)
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

export const register = (form: RegisterForm): Promise<Outcome<(typeof sentFields)[number]>> =>
  outcomeOf(
    call(accountEndpoints.register, { body: registrationOf(form) }),
    sentFields,
    'Please check your information and try again.',
  )
