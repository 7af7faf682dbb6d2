import { expect, test } from 'bun:test'
import * as z from 'zod/mini'
import { wordsForIssue } from './parse-input.ts'

const messageOf = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value, { error: wordsForIssue }).error?.issues[0]?.message

test('a wrong value gets a message that says what it should be', () => {
  expect(messageOf(z.enum(['low', 'high']), 'extreme')).toBe('This must be one of: low, high')
  expect(messageOf(z.boolean(), 'yes')).toBe('This must be true or false')
  expect(messageOf(z.string(), 1)).toBe('This must be text')
  expect(messageOf(z.string(), undefined)).toBe('This is required')
})

test('a schema with its own message keeps it', () => {
  expect(messageOf(z.string('Title is required'), undefined)).toBe('Title is required')
})
