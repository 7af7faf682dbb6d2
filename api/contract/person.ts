// People: who they are, what they may see of each other, and how they sign in (spec §3 "User", §5).
import * as z from 'zod/mini'
import { contactFree } from './contact-free.ts'
import { endpoint } from './endpoint.ts'
import { orNothing } from './or-nothing.ts'
import { isRecord } from './record.ts'
import { id, requiredText, text, timestamp } from './text.ts'

export const UserType = z.enum(['tenant', 'landlord'], 'Please select your account type')
export type UserType = z.infer<typeof UserType>

export const AccountType = z.enum(
  ['individual', 'representative', 'organization', 'realtor'],
  'Please select who you are',
)
export type AccountType = z.infer<typeof AccountType>

export const BackgroundCheckStatus = z.enum(['pending', 'approved', 'rejected'])
export const PlanKey = z.enum(['free', 'basic', 'premium', 'enterprise'])
export type PlanKey = z.infer<typeof PlanKey>

/** A person as they see themselves: no password, provider ids, compliance flags or violation counts. */
export const User = z.object({
  id,
  email: z.string(),
  userType: UserType,
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  profilePicture: z.nullable(z.string()),
  accountType: AccountType,
  organizationName: z.nullable(z.string()),
  representativeFor: z.nullable(z.string()),
  licenseNumber: z.nullable(z.string()),
  licenseState: z.nullable(z.string()),
  isOrganizationVerified: z.boolean(),
  isVerified: z.boolean(),
  backgroundCheckStatus: BackgroundCheckStatus,
  currentPlan: PlanKey,
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type User = z.infer<typeof User>

/** What a listing shows of the person who offers it. */
export const ListingPerson = z.pick(User, {
  id: true,
  firstName: true,
  lastName: true,
  profilePicture: true,
  accountType: true,
  organizationName: true,
  isVerified: true,
  isOrganizationVerified: true,
})
export type ListingPerson = z.infer<typeof ListingPerson>

const emailMessage = 'Please enter a valid email address'
export const email = z.email(emailMessage).check(z.maxLength(254, emailMessage))
const passwordMessage = 'Password must be at least 8 characters'
/** Bounded above so that hashing it stays cheap; 1,000 leaves room for any passphrase. */
const newPassword = z
  .string(passwordMessage)
  .check(z.minLength(8, passwordMessage), z.maxLength(1000, 'Password must be at most 1,000 characters'))

const password = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.maxLength(1000, 'Password must be at most 1,000 characters'),
  )

export const Login = z.object({ email, password })
export type Login = z.infer<typeof Login>

const name = (message: string) => contactFree(requiredText(100, message)).check(z.trim())
const optionalText = orNothing(text(200).check(z.trim()))
const optionalName = orNothing(contactFree(text(200)).check(z.trim()))

const registration = {
  email,
  password: newPassword,
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
  userType: UserType,
  phone: orNothing(text(40)),
  accountType: z._default(AccountType, 'individual'),
  organizationName: optionalName,
  representativeFor: optionalName,
  licenseNumber: optionalText,
  licenseState: optionalText,
}

/** What each kind of account must tell beyond its name (spec §5). */
export const requiredByAccountType = {
  individual: [],
  organization: [
    { field: 'organizationName', message: 'Organization name is required for organization accounts' },
  ],
  representative: [{ field: 'representativeFor', message: 'Please specify who you represent' }],
  realtor: [
    { field: 'licenseNumber', message: 'License number is required for realtors' },
    { field: 'licenseState', message: 'License state is required for realtors' },
  ],
} as const satisfies Record<AccountType, readonly { field: keyof typeof registration; message: string }[]>

/** One check per field that depends on the account type; they run beside the others, so that all come at once. */
const accountTypeChecks = Object.entries(requiredByAccountType).flatMap(([accountType, rules]) =>
  rules.map(({ field, message }) =>
    z.refine<Record<string, unknown>>(
      given => given.accountType !== accountType || String(given[field] ?? '').trim() !== '',
      { path: [field], message, when: ({ value }) => isRecord(value) },
    ),
  ),
)

export const Register = z.object(registration).check(...accountTypeChecks)
export type Register = z.infer<typeof Register>

/** The registration form: what is sent, and the password once more. */
export const RegisterForm = z
  .object({
    ...registration,
    confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')),
  })
  .check(
    ...accountTypeChecks,
    z.refine<Record<string, unknown>>(
      form => !form.confirmPassword || form.password === form.confirmPassword,
      {
        path: ['confirmPassword'],
        message: "Passwords don't match",
        when: ({ value }) => isRecord(value),
      },
    ),
  )
export type RegisterForm = z.infer<typeof RegisterForm>

/** Some of a person's own fields; what is left out stays as it is. */
export const UpdateProfile = z.object({
  firstName: z.optional(registration.firstName),
  lastName: z.optional(registration.lastName),
  phone: registration.phone,
  organizationName: optionalName,
  representativeFor: optionalName,
  licenseNumber: optionalText,
  licenseState: optionalText,
})
export type UpdateProfile = z.infer<typeof UpdateProfile>

export const ChangePassword = z.object({ currentPassword: password, newPassword })
export type ChangePassword = z.infer<typeof ChangePassword>

const UserAnswer = z.object({ user: User })

export const authEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Open an account; the person is signed in at once',
    access: 'anyone',
    body: Register,
    status: 201,
    answer: UserAnswer,
    errors: ['conflict'],
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in',
    access: 'anyone',
    body: Login,
    status: 200,
    answer: UserAnswer,
    errors: ['wrong_credentials'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End this session',
    access: 'person',
    status: 204,
    answer: z.void(),
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me',
    summary: 'Whether the caller is signed in, and as whom',
    access: 'person',
    status: 200,
    answer: UserAnswer,
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/auth/profile',
    summary: 'The person who is signed in',
    access: 'person',
    status: 200,
    answer: UserAnswer,
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/auth/profile',
    summary: "Change some of a person's own fields",
    access: 'person',
    body: UpdateProfile,
    status: 200,
    answer: UserAnswer,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/password',
    summary: "Change one's password; ends one's other sessions",
    access: 'person',
    body: ChangePassword,
    status: 204,
    answer: z.void(),
  }),
}
