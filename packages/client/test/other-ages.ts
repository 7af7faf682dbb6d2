// Recorded answers as an older or newer API would send them: with an unknown word, or without a field.
import { isRecord } from '@portal/contract/values/json'
import type * as z from 'zod/mini'
import { type Place, placesIn, sampleOf } from './sample-answer.ts'

export const newWord = 'a_word_of_next_year'

export const changed = (
  value: unknown,
  [step, ...rest]: Place['path'],
  change: (value: unknown) => unknown,
): unknown => {
  if (step === undefined) return change(value)
  if (Array.isArray(value)) return value.map(item => changed(item, rest, change))
  return isRecord(value) && step in value ? { ...value, [step]: changed(value[step], rest, change) } : value
}

export const valuesAt = (value: unknown, [step, ...rest]: Place['path']): unknown[] => {
  if (step === undefined) return [value]
  if (Array.isArray(value)) return value.flatMap(item => valuesAt(item, rest))
  return isRecord(value) ? valuesAt(value[step], rest) : []
}

export const without = (value: unknown, path: Place['path']): unknown =>
  changed(value, path.slice(0, -1), parent => {
    if (!isRecord(parent)) return parent
    const { [path.at(-1) ?? '']: _, ...rest } = parent
    return rest
  })

export type Difference = Place & { kind: 'word' | 'words' | 'keys' | 'nullable' | 'optional' }

const isDifference = (place: Place): place is Difference => place.kind !== 'object' && place.path.length > 0

const isPresent = (value: unknown): boolean => value !== undefined && value !== null

/** The answer with something in every empty list and for every null, for answers without a word to change. */
export const filled = (schema: z.core.$ZodType, value: unknown): unknown => {
  const { def } = (schema as z.core.$ZodTypes)._zod // the contract has no schemas but zod's own
  if ((def.type === 'nullable' || def.type === 'optional') && isPresent(value))
    return filled(def.innerType, value)
  if (!isPresent(value) || (Array.isArray(value) && value.length === 0)) return sampleOf(schema)
  if (def.type === 'array' && Array.isArray(value)) return value.map(item => filled(def.element, item))
  if (def.type !== 'object' || !isRecord(value)) return value
  return Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, filled(field, value[key])]))
}

/** Each enumeration that the answer has a word of, and each optional field. */
export const differencesIn = (schema: z.core.$ZodType, answer: unknown): Difference[] =>
  placesIn(schema)
    .filter(isDifference)
    .filter(({ path }) => valuesAt(answer, path).some(isPresent))

export const isNewWord = ({ kind }: Place): boolean => kind === 'word' || kind === 'words' || kind === 'keys'

export const differing = (answer: unknown, { kind, path }: Difference): unknown => {
  if (kind === 'nullable' || kind === 'optional') return without(answer, path)
  return changed(answer, path, value => {
    if (Array.isArray(value)) return [...value, newWord]
    if (isRecord(value)) return { ...value, [newWord]: Object.values(value)[0] }
    return isPresent(value) ? newWord : value
  })
}
