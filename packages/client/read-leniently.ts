// Reads answers of an API that may be newer than the app: new words, new keys or missing fields must not break a screen.
import { neutralOf } from '@portal/contract/values/neutral'
import type * as z from 'zod/mini'

type Schema = z.core.$ZodType

/**
 * Parses an answer, tolerating what a later API can do: an unknown word of an enumeration becomes the neutral
 * one (in a list it is left out, as is an item of an unknown kind), a missing nullable field is null, unknown
 * keys are dropped. Throws zod's error for anything else.
 */
export const readLeniently = <Declared extends z.ZodMiniType>(
  schema: Declared,
  answer: unknown,
): z.output<Declared> => schema.parse(forgiven(schema, answer))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const forgiven = (schema: Schema, value: unknown): unknown => {
  const { def } = (schema as z.core.$ZodTypes)._zod // all of zod's own schemas; the contract has no others
  switch (def.type) {
    case 'enum':
      return isWordOf(schema, value) ? value : neutralOf(schema)
    case 'nullable':
      return value === null || value === undefined ? null : forgiven(def.innerType, value)
    case 'optional':
      return value === undefined ? undefined : forgiven(def.innerType, value)
    case 'array':
      return Array.isArray(value) ? listOf(def.element, value) : value
    case 'object':
      return isRecord(value)
        ? Object.fromEntries(
            Object.entries(def.shape).map(([key, field]) => [key, forgiven(field, value[key])]),
          )
        : value
    case 'default':
      return value === undefined ? undefined : forgiven(def.innerType, value)
    case 'union': {
      const option = optionFor(schema, value)
      return option ? forgiven(option, value) : value
    }
    case 'record':
      return isRecord(value)
        ? Object.fromEntries(
            Object.entries(value)
              .filter(([key]) => isWordOf(def.keyType, key))
              .map(([key, field]) => [key, forgiven(def.valueType, field)]),
          )
        : value
    default:
      return value
  }
}

const listOf = (element: Schema, values: unknown[]): unknown[] =>
  values.filter(value => isKnown(element, value)).map(value => forgiven(element, value))

/** Words and kinds of items that only a newer API knows are left out of lists. */
const isKnown = (element: Schema, value: unknown): boolean => {
  const { type } = element._zod.def
  if (type === 'enum') return isWordOf(element, value)
  return type !== 'union' || optionFor(element, value) !== undefined
}

const optionFor = (schema: Schema, value: unknown): Schema | undefined => {
  const { def } = (schema as z.core.$ZodDiscriminatedUnion)._zod // the contract has no other unions
  if (!isRecord(value)) return undefined
  return def.options.find(option =>
    option._zod.propValues?.[def.discriminator]?.has(String(value[def.discriminator])),
  )
}

/** Only text can be an unknown word; the schema refuses everything else. */
const isWordOf = (schema: Schema, value: unknown): boolean =>
  typeof value !== 'string' || (schema._zod.values?.has(value) ?? true)
