// The sign-up form's state.
import type { RegisterForm } from '@portal/contract/auth/registration'
import { type DraftPlace, useFoundDraft, useKeptDraft } from '@portal/shared-ui/draft'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { laterRules } from '../later-rules.ts'
import { accountTypeWords } from './account-words.ts'

/** What the fields hold. */
type Values = z.input<typeof RegisterForm>

/** A tenant with an individual account until the person says otherwise (spec §9). */
const blank: Values = {
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
}

const place: DraftPlace = { key: 'sign-up-draft', lasts: 'tab' }

const isDraft = (stored: unknown): stored is Partial<Values> =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.values(stored).every(value => typeof value === 'string')

/** Everything but passwords. Throws for what the form has not stored. */
const readKept = (stored: unknown): Partial<Values> => {
  if (!isDraft(stored)) throw new Error('This is no draft of a sign-up')
  const { userType, accountType = 'individual' } = stored
  return {
    ...stored,
    userType: userType === 'landlord' ? 'landlord' : 'tenant',
    accountType: Object.hasOwn(accountTypeWords, accountType) ? accountType : 'individual',
  }
}

export const loadRegister = () => import('./register.ts')

const resolver = laterRules(async () => (await loadRegister()).checkRegistration)

/** The sign-up form's state. What was typed is there again while the tab is open, passwords excepted; the function forgets it. */
export const useRegisterForm = () => {
  const draft = useFoundDraft(place, readKept)
  const form = useForm({ resolver, defaultValues: { ...blank, ...draft } })
  const forgetDraft = useKeptDraft(form, place, ({ password, confirmPassword, ...kept }) => kept)
  return { form, forgetDraft }
}

export type RegisterFormState = ReturnType<typeof useRegisterForm>['form']
