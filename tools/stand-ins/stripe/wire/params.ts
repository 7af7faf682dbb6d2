// Parses the parameters of a call: zod schemas for the form's text, whose issues become Stripe's errors.
import * as z from 'zod/mini'
import type { FormFields } from './form.ts'
import { badRequest } from './refusal.ts'

/** Used as messages by the schemas below, with Stripe's sentences. */
const faults = {
  parameter_invalid_integer: (value: unknown) => `Invalid integer: ${value}`,
  parameter_invalid_boolean: (value: unknown) => `Invalid boolean: ${value}`,
  parameter_invalid_empty: (_value: unknown, name: string) =>
    `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`,
  url_invalid: () => 'Not a valid URL',
  email_invalid: (value: unknown) => `Invalid email address: ${value}`,
} satisfies Record<string, (value: unknown, name: string) => string>
const fault = (code: keyof typeof faults) => code

export const text = z.string().check(z.minLength(1, fault('parameter_invalid_empty')))
/** An empty text removes the value. */
export const clearableText = z.string()
const wholeNumber = (form: RegExp) =>
  z.pipe(z.string().check(z.regex(form, fault('parameter_invalid_integer'))), z.transform(Number))
export const integer = wholeNumber(/^-?\d{1,15}$/)
export const count = wholeNumber(/^\d{1,9}$/)
/** From 1 to 999. */
export const several = wholeNumber(/^[1-9]\d{0,2}$/)
export const boolean = z.pipe(
  z.string().check(z.regex(/^(true|false)$/, fault('parameter_invalid_boolean'))),
  z.transform(value => value === 'true'),
)
export const address = z.string().check(z.regex(/^https?:\/\/[^\s/]/, fault('url_invalid')))
export const email = z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/, fault('email_invalid')))
/** An empty value removes the key. */
export const metadata = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)))
export const oneOf = <const T extends string>(...words: T[]) => z.enum(words)
export const optional = z.optional
export const either = z.union
export const listOf = z.array
export const group = z.strictObject

/** For `satisfies`: parameters with the SDK's names. */
export type ParamsOf<T> = { [K in keyof T]?: unknown }

export const listParams = {
  limit: optional(integer),
  starting_after: optional(text),
}

const nameOf = (path: PropertyKey[]) =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('')

const valueAt = (fields: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    fields,
  )

const refusalOf = (issue: z.core.$ZodIssue, fields: FormFields) => {
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys
    const name = nameOf([...issue.path, key])
    return badRequest(`Received unknown parameter: ${name}`, 'parameter_unknown', name)
  }
  const name = nameOf(issue.path)
  const value = valueAt(fields, issue.path)
  if (value === undefined) return badRequest(`Missing required param: ${name}.`, 'parameter_missing', name)
  if (issue.code === 'invalid_value')
    return badRequest(`Invalid ${name}: must be one of ${issue.values.join(', ')}`, undefined, name)
  const known = Object.entries(faults).find(([code]) => code === issue.message)
  if (known) return badRequest(known[1](value, name), known[0], name)
  return badRequest(`Invalid ${Array.isArray(value) ? 'array' : typeof value}`, undefined, name)
}

/** Throws Stripe's error for the first issue; unknown parameters come first. */
export const parseParams = <T extends z.ZodMiniType>(schema: T, fields: FormFields): z.infer<T> => {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues
  const [first] = [...issues.filter(({ code }) => code === 'unrecognized_keys'), ...issues]
  throw refusalOf(first as z.core.$ZodIssue, fields)
}
