// Generates input from a JSON Schema: mostly valid, with hostile values mixed in.
import { hostile } from '@portal/server/test/hostile'
import fc from 'fast-check'

export interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  pattern?: string
  format?: string
  anyOf?: JsonSchema[]
  items?: JsonSchema
  maxItems?: number
  properties?: Record<string, JsonSchema>
  propertyNames?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  required?: string[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  multipleOf?: number
}

const formats: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.emailAddress(),
  uuid: fc.uuid(),
  uri: fc.webUrl(),
  date: fc.date({ noInvalidDate: true }).map(date => date.toISOString().slice(0, 10)),
  'date-time': fc.date({ noInvalidDate: true }).map(date => date.toISOString()),
}

/** As far as JSON Schema can express that. */
const allowed = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(allowed))
  const type = Array.isArray(schema.type) ? schema.type : [schema.type]
  return fc.oneof(...type.map(one => allowedOf(one, schema)))
}

const allowedOf = (type: string | undefined, schema: JsonSchema): fc.Arbitrary<unknown> => {
  const { minimum = -1000, maximum = 1000, minLength = 0, maxLength = 60, multipleOf = 0.01 } = schema
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'array') return fc.array(allowed(schema.items ?? {}), { maxLength: 4 })
  if (type === 'object') return schema.propertyNames ? recordOf(schema) : inputOf(schema)
  if (type === 'integer')
    return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) })
  if (type === 'number')
    return fc
      .integer({
        min: Math.ceil(Math.max(minimum, -1e6) / multipleOf),
        max: Math.floor(Math.min(maximum, 1e6) / multipleOf),
      })
      .map(count => count * multipleOf)
  if (type === 'string')
    return (
      (schema.format && formats[schema.format]) ||
      fc.string({ minLength, maxLength: Math.min(maxLength, 60) })
    )
  return fc.jsonValue()
}

const recordOf = ({ propertyNames = {}, additionalProperties = {} }: JsonSchema): fc.Arbitrary<unknown> =>
  fc.dictionary(
    fc.constantFrom(...(propertyNames.enum ?? ['key']).map(String)),
    allowed(typeof additionalProperties === 'object' ? additionalProperties : {}),
  )

/** Mostly valid, with some fields missing, hostile or unknown. */
export const inputOf = ({
  properties = {},
  required = [],
}: JsonSchema): fc.Arbitrary<Record<string, unknown>> => {
  const field = (name: string, schema: JsonSchema) =>
    fc.oneof(
      { weight: 30, arbitrary: allowed(schema) },
      { weight: 1, arbitrary: hostile },
      { weight: required.includes(name) ? 1 : 60, arbitrary: fc.constant(undefined) },
    )
  const known = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, field(name, schema)]),
  )
  return fc.record({ ...known, landlordId: fc.oneof(fc.constant(undefined), fc.uuid()) })
}

/** One for each enum value, with the required fields. */
export const withEachWord = ({
  properties = {},
  required = [],
}: JsonSchema): fc.Arbitrary<Record<string, unknown>>[] => {
  const needed = Object.fromEntries(required.map(name => [name, allowed(properties[name] ?? {})]))
  return Object.entries(properties).flatMap(([name, { enum: words = [] }]) =>
    words.map(word => fc.record({ ...needed, [name]: fc.constant(word) })),
  )
}
