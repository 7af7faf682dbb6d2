// `expand` replaces ids in answers with their objects: https://docs.stripe.com/api/expanding_objects
import type { Store } from '../store.ts'
import { badRequest } from './refusal.ts'

const collections = {
  last_verification_report: 'identityReport',
  latest_charge: 'charge',
} as const satisfies Record<string, keyof Store>

const isExpandable = (name: string): name is keyof typeof collections => name in collections

/** Fields that an answer omits unless they are requested. */
export type FieldLookup = (
  object: { id?: unknown; object?: unknown; files?: unknown },
  name: string,
) => unknown

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const expandAt = (
  store: Store,
  value: unknown,
  path: string[],
  whole: string,
  included: FieldLookup,
): unknown => {
  const [name, ...rest] = path
  if (name === undefined) return value
  if (Array.isArray(value)) return value.map(element => expandAt(store, element, path, whole, included))
  if (!isObject(value)) return value
  const found = name in value ? value[name] : included(value, name)
  if (found === undefined)
    throw badRequest(`This property cannot be expanded (${whole}).`, undefined, 'expand')
  const expanded =
    typeof found === 'string' && isExpandable(name) ? store[collections[name]].get(found) : found
  if (typeof expanded === 'string' && rest.length === 0)
    throw badRequest(`This property cannot be expanded (${whole}).`, undefined, 'expand')
  return { ...value, [name]: expandAt(store, expanded ?? null, rest, whole, included) }
}

/** At most four levels, as at Stripe. */
export const expand = (store: Store, answer: object, paths: string[], included: FieldLookup): unknown => {
  for (const path of paths)
    if (path.split('.').length > 4)
      throw badRequest(
        `You cannot expand more than 4 levels of a property. Property: ${path}`,
        undefined,
        'expand',
      )
  return paths.reduce<unknown>(
    (value, path) => expandAt(store, value, path.split('.'), path, included),
    answer,
  )
}
