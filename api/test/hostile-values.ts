// Values that no server may accept for a field of a JSON Schema, each as JSON text.
import type { JsonSchema } from './arbitrary-input.ts'

interface HostileValue {
  name: string
  json: string
}

const samples = { number: 7, string: 'x', boolean: true, array: [[]], object: { a: 1 }, null: null }
type Kind = keyof typeof samples

const kindsOf = (schema: JsonSchema): Set<string> => {
  if (schema.anyOf) return new Set(schema.anyOf.flatMap(one => [...kindsOf(one)]))
  if (schema.enum) return new Set(schema.enum.map(word => typeof word))
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'string']
  return new Set(types.map(type => (type === 'integer' ? 'number' : type)))
}

const wrongTypes = (schema: JsonSchema): HostileValue[] => {
  const kinds = kindsOf(schema)
  return Object.entries(samples)
    .filter(([kind]) => !kinds.has(kind))
    .map(([kind, sample]) => ({ name: `of type ${kind}`, json: JSON.stringify(sample) }))
}

const texts: HostileValue[] = [
  { name: 'with a NUL byte', json: String.raw`"a\u0000b"` },
  { name: 'with a lone surrogate', json: String.raw`"a\ud800b"` },
  { name: 'of 20,000 letters', json: JSON.stringify('é'.repeat(20_000)) },
]
const markup: HostileValue[] = [
  { name: 'of SQL', json: JSON.stringify("'; drop table users; --") },
  { name: 'of HTML', json: JSON.stringify('<script>alert(1)</script>') },
]
const numbers: HostileValue[] = [
  { name: '1e308', json: '1e308' },
  { name: '-1e308', json: '-1e308' },
  { name: '1e999, which is infinite', json: '1e999' },
  { name: '2 to the 63rd', json: '9223372036854775808' },
]
const longList: HostileValue = {
  name: 'of 10,000 entries',
  json: JSON.stringify(Array.from({ length: 10_000 }, () => 'x')),
}
const badEntry: HostileValue = { name: 'with a NUL byte in an entry', json: String.raw`["a\u0000b"]` }

/** A list whose bad entries are replaced by a default takes the others. */
const listsOf = ({ items }: JsonSchema): HostileValue[] =>
  items?.default === undefined ? [longList, badEntry] : [longList]

/** SQL and HTML are hostile only in fields without free text; elsewhere they are ordinary text. */
const isFreeText = ({ format, enum: words, anyOf }: JsonSchema): boolean =>
  anyOf ? anyOf.some(one => kindsOf(one).has('string') && isFreeText(one)) : !format && !words

export const hostileValuesOf = (schema: JsonSchema): HostileValue[] => {
  const kinds = kindsOf(schema)
  const byKind: Partial<Record<Kind, HostileValue[]>> = {
    number: numbers,
    string: texts,
    array: listsOf(schema),
  }
  return [
    ...wrongTypes(schema),
    ...Object.entries(byKind).flatMap(([kind, values]) => (kinds.has(kind) ? values : [])),
    ...(kinds.has('string') && !isFreeText(schema) ? markup : []),
  ]
}
