// Answers made from their schemas, and the places in them where a later API may differ.
import type * as z from 'zod/mini'

/** `keys` are those of a record. */
type Kind = 'word' | 'words' | 'keys' | 'object' | 'nullable' | 'optional'

export interface Place {
  kind: Kind
  /** Keys from the top; a list is one step, `0`. */
  path: readonly string[]
}

/** Guarantee: the contract has no schemas but zod's own. */
const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def

const texts: Record<string, string> = {
  uuid: '0190a000-0000-7000-8000-000000000001',
  datetime: '2026-11-03T12:00:00.000Z',
  date: '2026-12-01',
  time: '09:30',
  email: 'jane@example.com',
  url: 'https://example.com/',
}

const firstOf = (options: readonly z.core.$ZodType[]): z.core.$ZodType => {
  const [first] = options
  if (!first) throw new Error('A union has no options.')
  return first
}

/** A value that the schema accepts, with every optional and nullable field given; of several kinds, the first. */
export const sampleOf = (schema: z.core.$ZodType): unknown => {
  const def = defOf(schema)
  switch (def.type) {
    case 'unknown':
      return 'anything'
    case 'string':
      return texts[String(Reflect.get(def, 'format'))] ?? 'text'
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'nullable':
    case 'optional':
    case 'default':
      return sampleOf(def.innerType)
    case 'union':
      return sampleOf(firstOf(def.options))
    case 'array':
      return [sampleOf(def.element)]
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, sampleOf(field)]))
    case 'record':
      return { [String(sampleOf(def.keyType))]: sampleOf(def.valueType) }
    default:
      throw new Error(`An answer has a schema of type ${def.type}: add a sample here.`)
  }
}

export const placesIn = (schema: z.core.$ZodType, path: readonly string[] = []): Place[] => {
  const def = defOf(schema)
  switch (def.type) {
    case 'enum':
      return [{ kind: 'word', path }]
    case 'nullable':
      return [{ kind: 'nullable', path }, ...placesIn(def.innerType, path)]
    case 'optional': {
      // A field that may be missing is read as missing, also if it may be null.
      const inner = defOf(def.innerType)
      return [
        { kind: 'optional', path },
        ...placesIn(inner.type === 'nullable' ? inner.innerType : def.innerType, path),
      ]
    }
    case 'default':
      return placesIn(def.innerType, path)
    case 'union':
      return placesIn(firstOf(def.options), path)
    case 'array':
      return defOf(def.element).type === 'enum'
        ? [{ kind: 'words', path }]
        : placesIn(def.element, [...path, '0'])
    case 'object':
      return [
        { kind: 'object', path },
        ...Object.entries(def.shape).flatMap(([key, field]) => placesIn(field, [...path, key])),
      ]
    case 'record':
      return [
        ...(defOf(def.keyType).type === 'enum' ? [{ kind: 'keys', path } as const] : []),
        ...placesIn(def.valueType, [...path, String(sampleOf(def.keyType))]),
      ]
    default:
      return []
  }
}
