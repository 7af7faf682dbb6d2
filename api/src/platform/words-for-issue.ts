import type * as z from 'zod/mini'

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** What a person reads of a wrong value where its schema has no message of its own. */
export const wordsForIssue: z.core.$ZodErrorMap = issue => {
  if (issue.code === 'invalid_value') return `This must be one of: ${issue.values.join(', ')}`
  if (issue.code !== 'invalid_type') return 'This is not valid'
  return issue.input === undefined
    ? 'This is required'
    : `This must be ${kinds[issue.expected] ?? 'another kind of value'}`
}
