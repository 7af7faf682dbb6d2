// Generates bodies of any size from an endpoint's schema that would keep a careless server busy.
import type { JsonSchema } from './arbitrary-input.ts'

export interface HostileBody {
  name: string
  /** `bytes` is the full size of those that are far too long. */
  make: (share: number, bytes: number) => string
}

/** What regular expressions and parsers handle worst. */
export const hostileUnits = [
  '"',
  '\\',
  '\\"',
  '[',
  '{"a":',
  ' ',
  '\n',
  '\0',
  '1',
  '1-',
  '+1 ',
  'a@',
  'a.',
  '@a.',
  'dot ',
  ' at ',
  'five ',
  'http://',
  'e\u0301',
  '\u0301',
  '\u200d',
  '(',
  '<a ',
  '&#1;',
  '%2',
  '🏠',
  '𝟝',
] as const

const repeat = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(Math.max(0, length) / unit.length)).slice(0, Math.max(0, Math.floor(length)))

const jsonOf = (unit: string, bytes: number): string => {
  const one = Buffer.byteLength(JSON.stringify(unit)) - 2
  return JSON.stringify(unit.repeat(Math.max(0, Math.floor(bytes / one))))
}

const wrap = (opening: string, unit: string, closing = ''): HostileBody => ({
  name: `${opening}${unit}… ${closing}`,
  make: (share, bytes) => opening + repeat(unit, share * bytes - opening.length - closing.length) + closing,
})

/** Numbered, or all with the same name. */
const members = (name: string, keyOf: (index: number) => string): HostileBody => ({
  name,
  make: (share, bytes) => {
    const written: string[] = []
    let size = 2
    for (let index = 0; ; index += 1) {
      const member = `"${keyOf(index)}":0`
      size += member.length + 1
      if (size > share * bytes) return `{${written.join(',')}}`
      written.push(member)
    }
  },
})

/** Bodies without a schema, for the code that reads bodies. */
const anyBodies: HostileBody[] = [
  wrap('{"a":"', '\\"'),
  wrap('{"a":"', '\\'),
  wrap('{"a":"', '"'),
  wrap('', '"'),
  wrap('', '['),
  wrap('', ']'),
  wrap('', '{"a":'),
  wrap('', '[['),
  wrap('', ' '),
  wrap('{"a":', ' ', '1}'),
  wrap('{"a":[', '[],', '0]}'),
  wrap('{"a":', '1', '}'),
  wrap('{"a":1e', '9', '}'),
  members('many keys', index => `k${index}`),
  members('numbered keys', index => String(index)),
  members('one key again and again', () => 'a'),
]

const maxLengthOf = (schema: JsonSchema): number =>
  schema.anyOf ? Math.max(...schema.anyOf.map(maxLengthOf)) : (schema.maxLength ?? 0)

const listIn = (schema: JsonSchema): JsonSchema | undefined =>
  schema.type === 'array' ? schema : schema.anyOf?.find(one => one.type === 'array')

/** Filled up to `share` of what its schema allows. */
export const filled = (schema: JsonSchema, unit: string, share: number): unknown => {
  const list = listIn(schema)
  if (!list) return repeat(unit, share * maxLengthOf(schema))
  const items = Math.floor(share * (list.maxItems ?? 10))
  const item = filledItem(list.items ?? {}, unit)
  return Array.from({ length: items }, () => item)
}

const filledItem = ({ properties, ...schema }: JsonSchema, unit: string): unknown =>
  properties
    ? Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, filled(field, unit, 1)]))
    : `/${repeat(unit, maxLengthOf(schema) - 1)}`

/** Beginnings that a format accepts for a while. */
const beginnings = ['', '/', '2031-05-04T10:00:00.', 'https://a.example/', 'a@', 'a@a.']

/** Cycles through units and beginnings, because every combination would be thousands. */
const takesTurn = (index: number, turn: number): boolean => index % 6 === turn % 6

const fieldBodies = (fields: [string, JsonSchema][], unit: string, turn: number): HostileBody[] => {
  const named = JSON.stringify(unit)
  return [
    {
      name: `every field full of ${named}`,
      make: share =>
        JSON.stringify(
          Object.fromEntries(fields.map(([name, schema]) => [name, filled(schema, unit, share)])),
        ),
    },
    {
      name: `every field with its share of ${named}`,
      make: (share, bytes) => {
        const each = (share * bytes) / fields.length
        const members = fields.map(([name]) => `"${name}":${jsonOf(unit, each - name.length - 6)}`)
        return `{${members.join(',')}}`
      },
    },
    ...fields.flatMap(([name, schema], index): HostileBody[] => {
      if (!takesTurn(index, turn)) return []
      const room = (share: number, bytes: number): number => share * bytes - name.length - 40
      const beginning = beginnings[turn % beginnings.length]
      const text: HostileBody = {
        name: `${name} of ${JSON.stringify(beginning)} and ${named} far too often`,
        make: (share, bytes) => `{"${name}":"${beginning}${jsonOf(unit, room(share, bytes)).slice(1)}}`,
      }
      if (!listIn(schema)) return [text]
      const item = JSON.stringify(filledItem(listIn(schema)?.items ?? {}, unit))
      const items: HostileBody = {
        name: `${name} with far too many of ${named}`,
        make: (share, bytes) => {
          const count = Math.floor(room(share, bytes) / (Buffer.byteLength(item) + 1))
          return `{"${name}":[${Array.from({ length: count }, () => item).join(',')}]}`
        },
      }
      return [text, items]
    }),
  ]
}

export const hostileBodiesOf = ({ properties = {} }: JsonSchema): HostileBody[] => [
  ...anyBodies,
  ...hostileUnits.flatMap((unit, turn) => fieldBodies(Object.entries(properties), unit, turn)),
]
