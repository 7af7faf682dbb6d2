// Entered at sign-up, and changeable later (spec §5 "Register").
import * as z from 'zod/mini'
import { AccountType, UserType } from '../people/person.ts'
import { contactFree } from '../values/contact-free.ts'
import { isRecord } from '../values/json.ts'
import { photoAddress } from '../values/photo-address.ts'
import { requiredText, text } from '../values/text.ts'
import { requiredByAccountType } from './account-fields.ts'
import { confirmPassword, email, newPassword, passwordsMatch } from './credentials.ts'
import { licenseNumber, licenseState } from './license.ts'
import { namesTogether } from './names-together.ts'

const name = (message: string) => contactFree(requiredText(100, message)).check(z.trim())
const optionalName = z.nullish(contactFree(text(200)).check(z.trim()))

const registration = {
  email,
  password: newPassword,
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
  userType: UserType,
  phone: z.nullish(text(40)),
  accountType: z._default(AccountType, 'individual'),
  organizationName: optionalName,
  representativeFor: optionalName,
  licenseNumber: z.nullish(licenseNumber),
  licenseState: z.nullish(licenseState),
}

/** They run alongside the other checks, so that all messages appear together. */
export const accountTypeChecks = Object.entries(requiredByAccountType).flatMap(([accountType, rules]) =>
  rules.map(({ field, message }) =>
    z.refine<Record<string, unknown>>(
      fields => fields.accountType !== accountType || String(fields[field] ?? '').trim() !== '',
      { path: [field], message, when: ({ value }) => isRecord(value) },
    ),
  ),
)

export const Register = z.object(registration).check(...accountTypeChecks, namesTogether)
export type Register = z.infer<typeof Register>

export const RegisterForm = z
  .object({ ...registration, confirmPassword })
  .check(...accountTypeChecks, namesTogether, passwordsMatch('password'))
export type RegisterForm = z.infer<typeof RegisterForm>

const firstYear = 1900
const yearMessage = 'Please enter a year, such as 2018'
const pastYear = z.number({ error: yearMessage }).check(
  z.int(yearMessage),
  z.minimum(firstYear, yearMessage),
  z.refine(year => year <= new Date().getFullYear(), 'This year is still to come'),
)

/** Omitted fields are unchanged. */
export const UpdateProfile = z.object({
  firstName: z.optional(registration.firstName),
  lastName: z.optional(registration.lastName),
  phone: registration.phone,
  organizationName: optionalName,
  representativeFor: optionalName,
  licenseNumber: z.nullish(licenseNumber),
  licenseState: z.nullish(licenseState),
  /** A tenant's is ignored. */
  experienceSince: z.nullish(pastYear),
  /** The address of an own photo; null for none. */
  profilePicture: z.nullish(photoAddress),
})
export type UpdateProfile = z.infer<typeof UpdateProfile>
