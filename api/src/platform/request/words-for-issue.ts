import type * as z from 'zod/mini'

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** The message for a wrong value if its schema has none of its own. */
export const wordsForIssue: z.core.$ZodErrorMap = issue => {
  if (issue.code === 'invalid_value') return `This must be one of: ${issue.values.join(', ')}`
  if (issue.code !== 'invalid_type') return 'This is not valid'
  return issue.input === undefined
    ? 'This is required'
    : `This must be ${kinds[issue.expected] ?? 'another kind of value'}`
}
