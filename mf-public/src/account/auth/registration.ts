import type { RegisterForm } from '@portal/contract/auth/registration'
import type { UserType } from '@portal/contract/people/person'
import { type DraftPlace, useFoundDraft, useKeptDraft } from '@portal/shared-ui/draft'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { laterRules } from '../later-rules.ts'
import { accountTypeWords } from './account-words.ts'

type Values = z.input<typeof RegisterForm>

/** Defaults to an individual account (spec §9). */
const blank: Omit<Values, 'userType'> = {
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

/** Everything except passwords. Throws for anything that the form did not store. */
const readKept = (stored: unknown): Partial<Values> => {
  if (!isDraft(stored)) throw new Error('This is not a sign-up draft')
  const { userType, accountType = 'individual' } = stored
  return {
    ...stored,
    ...(userType !== undefined && { userType: userType === 'landlord' ? 'landlord' : 'tenant' }),
    accountType: Object.hasOwn(accountTypeWords, accountType) ? accountType : 'individual',
  }
}

export const loadRegister = () => import('./register.ts')

const resolver = laterRules(async () => (await loadRegister()).checkRegistration)

/** Drafts last as long as the tab, without passwords; the returned function deletes them. */
export const useRegisterForm = (side: UserType) => {
  const draft = useFoundDraft(place, readKept)
  const form = useForm({ resolver, defaultValues: { ...blank, userType: side, ...draft } })
  const forgetDraft = useKeptDraft(form, place, ({ password, confirmPassword, userType, ...kept }) => ({
    ...kept,
    // An unchanged side is not stored, because the next visit can preselect the other one.
    ...(userType !== side && { userType }),
  }))
  return { form, forgetDraft }
}

export type RegisterFormState = ReturnType<typeof useRegisterForm>['form']
