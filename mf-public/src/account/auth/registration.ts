// The sign-up form: its state, the fields of each kind of account, and which of them are sent.
import { zodResolver } from '@hookform/resolvers/zod'
import { type Register, RegisterForm, requiredByAccountType } from '@portal/contract/auth/registration'
import { AccountType, UserType } from '@portal/contract/people/person'
import { type DraftPlace, useFoundDraft, useKeptDraft } from '@portal/shared-ui/draft'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'

export type AccountField = (typeof requiredByAccountType)[AccountType][number]['field']

/** The fields that a kind of account asks for beyond the name (spec §2.4). */
export const accountFields = (accountType: AccountType): readonly AccountField[] =>
  requiredByAccountType[accountType].map(({ field }) => field)

export const accountFieldLabels: Record<AccountField, string> = {
  organizationName: 'Organization name',
  representativeFor: 'Who you represent',
  licenseNumber: 'License number',
  licenseState: 'License state',
}

export const accountTypeWords: Record<AccountType, string> = {
  individual: 'Individual',
  organization: 'Organization',
  representative: 'Representative',
  realtor: 'Realtor',
}

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

const place: DraftPlace = { key: 'sign-up-draft', lasts: 'tab' }

const words = z.string()
/** Everything but passwords. */
const SignUpDraft = z.partial(
  z.object({
    userType: UserType,
    accountType: AccountType,
    organizationName: words,
    representativeFor: words,
    licenseNumber: words,
    licenseState: words,
    firstName: words,
    lastName: words,
    email: words,
    phone: words,
  }),
)

/**
 * The sign-up form's state: a tenant with an individual account until the person says otherwise (spec §9). What was typed
 * is there again while the tab is open, passwords excepted; the function forgets it.
 */
export const useRegisterForm = () => {
  const draft = useFoundDraft(place, stored => SignUpDraft.parse(stored))
  const form = useForm({
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
      ...draft,
    },
  })
  const forgetDraft = useKeptDraft(form, place, ({ password, confirmPassword, ...kept }) => kept)
  return { form, forgetDraft }
}

export type RegisterFormState = ReturnType<typeof useRegisterForm>['form']
