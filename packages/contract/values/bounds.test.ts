import { expect, test } from 'bun:test'
import * as z from 'zod/mini'
import { contactFree } from './contact-free.ts'
import { list } from './list.ts'
import { requiredText, text } from './text.ts'

const messagesOf = (schema: z.ZodMiniType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message)

const neverLookedAt = z.refine<string>(() => {
  throw new Error('This was looked at')
})

test.each([
  ['text', text(10)],
  ['required text', requiredText(10, 'Say something')],
])('%s that is too long is not checked any further', (_, schema) => {
  expect(messagesOf(schema.check(neverLookedAt), '+1 '.repeat(10))).toEqual([
    'Please keep this to at most 10 characters',
  ])
  expect(() => schema.check(neverLookedAt).safeParse('+1')).toThrow('This was looked at')
})

test('a name that is too long is not searched for contact details', () => {
  const name = contactFree(requiredText(100, 'First name is required'))
  const detail = 'ada@example.org '
  expect(messagesOf(name, detail)).not.toEqual([])
  expect(messagesOf(name, detail.repeat(60_000))).toEqual(['Please keep this to at most 100 characters'])
})

test('a list that is too long is refused before its items are looked at', () => {
  const items = list(z.string().check(neverLookedAt), 2, 'At most 2')
  expect(messagesOf(items, ['a', 'b', 'c'])).toEqual(['At most 2'])
  expect(() => items.safeParse(['a', 'b'])).toThrow('This was looked at')
})

test('a list is described with its items and its length', () => {
  expect(z.toJSONSchema(list(text(5), 2, 'At most 2'), { io: 'input' })).toMatchObject({
    type: 'array',
    maxItems: 2,
    items: { type: 'string', maxLength: 5 },
  })
  expect(messagesOf(list(text(5), 2, 'At most 2'), null)).toHaveLength(1)
})
