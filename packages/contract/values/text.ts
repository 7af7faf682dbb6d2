import * as z from 'zod/mini'

const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed()

/** Longer text is not checked any further, since every later check takes time that grows with it. */
const boundedTo = (maxLength: number) =>
  z.maxLength(maxLength, {
    error: `Please keep this to at most ${maxLength.toLocaleString('en-US')} characters`,
    abort: true,
  })

/** In UTF-16 units; blank is allowed. PostgreSQL takes neither NUL nor lone surrogates. */
export const text = (maxLength: number) =>
  z
    .string()
    .check(boundedTo(maxLength), z.refine(isStorable, 'This text has characters that cannot be stored'))

/** White space and invisible characters, or nothing. */
export const isBlank = (value: string): boolean => /^[\p{White_Space}\p{Cc}\p{Cf}]*$/u.test(value)

/** With the specification's own message if no character is visible. */
export const requiredText = (maxLength: number, message: string) =>
  z
    .string({ error: issue => (issue.input === undefined || issue.input === null ? message : undefined) })
    .check(
      boundedTo(maxLength),
      z.refine(value => !isBlank(value), message),
      z.refine(isStorable, 'This text has characters that cannot be stored'),
    )

export const id = z.uuid('This is not a valid id')
export const timestamp = z.iso.datetime()

/** An id that is not a UUID cannot exist: 404. */
export const ById = z.object({ id })
export type ById = z.infer<typeof ById>
