// What people sign in with (spec §5).
import * as z from 'zod/mini'

const emailMessage = 'Please enter a valid email address'
export const email = z
  .string(emailMessage)
  .check(z.maxLength(254, { error: emailMessage, abort: true }), z.email(emailMessage))
const passwordMessage = 'Password must be at least 8 characters'
/** Bounded above so that hashing it stays cheap; 1,000 leaves room for any passphrase. */
export const newPassword = z
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

export const ChangePassword = z.object({ currentPassword: password, newPassword })
export type ChangePassword = z.infer<typeof ChangePassword>
