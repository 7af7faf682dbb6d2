// What people sign in with (spec §5).
import * as z from 'zod/mini'
import { isRecord } from '../values/json.ts'

const emailMessage = 'Please enter a valid email address'
export const email = z
  .string(emailMessage)
  .check(z.maxLength(254, { error: emailMessage, abort: true }), z.email(emailMessage))
const passwordMessage = 'Password must be at least 8 characters'
/** Limited so that hashing stays cheap; 1,000 fits any passphrase. */
export const newPassword = z
  .string(passwordMessage)
  .check(z.minLength(8, passwordMessage), z.maxLength(1000, 'Password must be at most 1,000 characters'))

const password = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.maxLength(1000, 'Password must be at most 1,000 characters'),
  )

const appCodeMessage = 'Please enter the 6 digits from your app'
const factorCodeMessage = `${appCodeMessage}, or a recovery code`

/** Spaces and dashes do not matter. */
const codeOf = (form: RegExp, message: string) =>
  z.string(message).check(
    z.maxLength(100, { error: message, abort: true }),
    z.overwrite(typed => typed.replace(/[\s-]/g, '').toLowerCase()),
    z.regex(form, message),
  )
/** What an authenticator app shows. */
export const appCode = codeOf(/^\d{6}$/, appCodeMessage)
/** That, or a recovery code. */
export const factorCode = codeOf(/^(\d{6}|[a-z2-9]{16})$/, factorCodeMessage)

/** With a code if two-step sign-in is on. */
export const Login = z.object({ email, password, code: z.optional(factorCode) })
export type Login = z.infer<typeof Login>

export const ChangePassword = z.object({ currentPassword: password, newPassword })
export type ChangePassword = z.infer<typeof ChangePassword>

export const confirmPassword = z.string().check(z.minLength(1, 'Please confirm your password'))

/** `name` is the password's field. */
export const passwordsMatch = (name: 'password' | 'newPassword') =>
  z.refine<Record<string, unknown>>(form => !form.confirmPassword || form[name] === form.confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
    when: ({ value }) => isRecord(value),
  })

export const CloseAccount = z.object({ currentPassword: password })
export type CloseAccount = z.infer<typeof CloseAccount>

export const ChangeEmail = z.object({ newEmail: email, currentPassword: password })
export type ChangeEmail = z.infer<typeof ChangeEmail>

export const ResetPasswordForm = z
  .object({ newPassword, confirmPassword })
  .check(passwordsMatch('newPassword'))
export type ResetPasswordForm = z.infer<typeof ResetPasswordForm>

export const ChangePasswordForm = z
  .object({ ...ChangePassword.shape, confirmPassword })
  .check(passwordsMatch('newPassword'))
export type ChangePasswordForm = z.infer<typeof ChangePasswordForm>
