import { dictionary } from '@zxcvbn-ts/language-common'
import { invalid } from '../../platform/request/refusal.ts'

const message = 'Please choose a password that is harder to guess'
const minLength = 8

/** The most common passwords, in lower case. The list is kept on the server: it is larger than any page. */
const common = new Set(dictionary['passwords-common'].filter(({ length }) => length >= minLength))

/** Patterns that the list does not need: "aaaaaaaa", "12121212", "87654321", "abcdefgh". */
const isRepeated = (password: string): boolean => /^(.{1,2}?)\1+.?$/su.test(password)
const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz'].flatMap(row => [
  row,
  [...row].toReversed().join(''),
])
const isInARow = (password: string): boolean => rows.some(row => row.includes(password))

const isBlank = (password: string): boolean => /^[\p{White_Space}\p{Cc}\p{Cf}]*$/u.test(password)

const isOwnEmail = (password: string, email: string): boolean =>
  password === email || (password.length >= minLength && password === email.slice(0, email.lastIndexOf('@')))

/**
 * Throws `invalid`, at the field of that name, for a new password that is easy to guess. The contract refuses
 * short ones (spec §5); existing passwords are not checked.
 */
export const refuseGuessable = (password: string, email: string, field: 'password' | 'newPassword'): void => {
  const written = password.normalize('NFKC').toLowerCase()
  const isGuessable =
    isBlank(written) ||
    isRepeated(written) ||
    isInARow(written) ||
    common.has(written) ||
    isOwnEmail(written, email.normalize('NFKC').toLowerCase())
  if (isGuessable) throw invalid(field, message)
}
