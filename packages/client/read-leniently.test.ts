// An app released last month reads today's answers, with unknown words, unknown keys and missing fields.
import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { Endpoint } from '@portal/contract/endpoint'
import { ErrorAnswer } from '@portal/contract/error'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { isRecord } from '@portal/contract/values/json'
import { withNeutral } from '@portal/contract/values/neutral'
import * as z from 'zod/mini'
import { readLeniently } from './read-leniently.ts'
import { changed, differencesIn, differing, filled, newWord, valuesAt, without } from './test/other-ages.ts'
import { placesIn, sampleOf } from './test/sample-answer.ts'

const contract = join(import.meta.dirname, '../contract')
const isEndpoint = (value: unknown): value is Endpoint =>
  isRecord(value) && 'answer' in value && 'path' in value

/** Found by their files, so that a new endpoint is not forgotten. */
const endpoints: Endpoint[] = []
for (const file of new Bun.Glob('**/*endpoints.ts').scanSync(contract)) {
  const groups: Record<string, unknown> = await import(join(contract, file))
  for (const group of Object.values(groups))
    endpoints.push(...[group, ...(isRecord(group) ? Object.values(group) : [])].filter(isEndpoint))
}

const answering = endpoints.filter(({ status, kind }) => status !== 204 && kind !== 'content')

test('every endpoint is read here', () => {
  expect(endpoints.length).toBeGreaterThan(50)
  const whole = endpoints.filter(({ answer, cards }) => answer !== cards)
  expect(new Set(whole.map(({ method, path }) => `${method} ${path}`)).size).toBe(whole.length)
})

describe.each([
  ...answering.map(({ method, path, answer, cards }) => ({
    name: `${method} ${path}${answer === cards ? ' as cards' : ''}`,
    answer,
  })),
  { name: 'a refusal', answer: ErrorAnswer },
])('$name', ({ answer }) => {
  const sample = sampleOf(answer)
  const places = placesIn(answer)

  test('can be read as it is today', () => {
    expect(readLeniently(answer, sample)).toEqual(answer.parse(sample))
  })

  test('can be read with words that do not exist yet', () => {
    for (const { path } of places.filter(({ kind }) => kind === 'word')) {
      const read = readLeniently(
        answer,
        changed(sample, path, () => newWord),
      )
      const [word] = valuesAt(read, path)
      expect([path.join('.'), typeof word, word === newWord]).toEqual([path.join('.'), 'string', false])
    }
    for (const { path } of places.filter(({ kind }) => kind === 'words')) {
      const read = readLeniently(
        answer,
        changed(sample, path, words => [...(Array.isArray(words) ? words : []), newWord]),
      )
      expect(valuesAt(read, path)).toEqual(valuesAt(sample, path))
    }
  })

  test('can be read with keys that do not exist yet, which are dropped', () => {
    for (const { path } of places.filter(({ kind }) => kind === 'object' || kind === 'keys')) {
      const grown = changed(sample, path, value => (isRecord(value) ? { ...value, newKey: 1 } : value))
      expect(readLeniently(answer, grown)).toEqual(readLeniently(answer, sample))
    }
  })

  test('can be read without each field that may be null', () => {
    for (const { path } of places.filter(({ kind }) => kind === 'nullable')) {
      const read =
        path.length === 0 ? readLeniently(answer, undefined) : readLeniently(answer, without(sample, path))
      expect([path.join('.'), ...valuesAt(read, path)]).toEqual([path.join('.'), null])
    }
    for (const { path } of places.filter(({ kind }) => kind === 'optional'))
      expect(valuesAt(readLeniently(answer, without(sample, path)), path)).toEqual([undefined])
  })
})

test('a recorded answer is changed once at each of its enumerations and each optional field', () => {
  const { answer } = notificationEndpoints.list
  const recorded = JSON.parse(JSON.stringify(sampleOf(answer)))
  const differences = differencesIn(answer, recorded)
  const expected = placesIn(answer).filter(({ kind }) => kind !== 'object')
  expect(differences.map(({ path }) => path)).toEqual(expected.map(({ path }) => path))
  const distinct = new Set(differences.map(difference => JSON.stringify(differing(recorded, difference))))
  expect(distinct.size).toBe(differences.length)
  expect(differencesIn(answer, { notifications: [] })).toEqual([])
  expect(filled(answer, { notifications: [] })).toEqual(recorded)
})

test('what is wrong, not only new, is an error', () => {
  const Home = z.object({ id: z.uuid(), rent: z.number() })
  const home = { id: crypto.randomUUID(), rent: 1 }
  expect(() => readLeniently(Home, { id: 'seven', rent: 1 })).toThrow()
  expect(() => readLeniently(Home, { id: home.id })).toThrow()
  expect(() => readLeniently(z.array(Home), home)).toThrow()
  expect(() => readLeniently(Home, null)).toThrow()
})

describe('a list of several kinds of items', () => {
  const Listed = z.object({
    things: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('home'), type: withNeutral(z.enum(['house', 'other']), 'other') }),
        z.object({ kind: z.literal('person'), name: z.nullable(z.string()) }),
      ]),
    ),
  })

  test('drops kinds that do not exist yet, and reads the others like any answer', () => {
    const things = [
      { kind: 'home', type: newWord, newKey: 1 },
      { kind: newWord, name: 'x' },
      { kind: 'person' },
      null,
    ]
    expect(readLeniently(Listed, { things })).toEqual({
      things: [
        { kind: 'home', type: 'other' },
        { kind: 'person', name: null },
      ],
    })
  })

  test('still refuses a known kind with wrong fields', () => {
    expect(() => readLeniently(Listed, { things: [{ kind: 'home' }] })).toThrow()
  })
})
