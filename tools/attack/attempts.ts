// The same dice give the same attempts.
import { defaultMaxBodyBytes, type Endpoint } from '@portal/contract/endpoint'
import * as z from 'zod/mini'
import { givenBy, parseInput } from '../../api/src/platform/request/parse-input.ts'
import { Refusal } from '../../api/src/platform/request/refusal.ts'
import type { JsonSchema } from '../../api/test/arbitrary-input.ts'
import type { Dice } from '../../api/test/dice.ts'
import { hostileBodiesOf, hostileUnits } from '../../api/test/hostile-bodies.ts'
import { hostileValuesOf } from '../../api/test/hostile-values.ts'

/** A stranger has the endpoint's role but does not own the thing. */
type Sender = 'owner' | 'stranger' | 'visitor'

export interface Attempt {
  what: string
  by: Sender
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

/** Guarantee: zod writes JSON Schema, and the code below reads only the parts that the generators know. */
export const schemaOf = ({ body }: Endpoint): JsonSchema =>
  (body ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) : {}) as JsonSchema

const json = { 'content-type': 'application/json' }

const pathOf = ({ path }: Endpoint, id: string): string => path.replace(/:\w+/g, encodeURIComponent(id))

const hostileText = ({ pick, roll }: Dice, most: number): string =>
  pick(hostileUnits).repeat(1 + Math.floor((roll() * most) / 4))

type Maker = (endpoint: Endpoint, dice: Dice, id: string) => Attempt | undefined

const isWrite = ({ method }: Endpoint): boolean => method !== 'GET'

const withBody = (endpoint: Endpoint, id: string, what: string, body: string): Attempt => ({
  what,
  by: 'stranger',
  method: endpoint.method,
  path: pathOf(endpoint, id),
  headers: json,
  body,
})

/** None if the endpoint offers no target. */
const makers: readonly Maker[] = [
  (endpoint, dice, id) => {
    if (!endpoint.body) return undefined
    const { name, make } = dice.pick(hostileBodiesOf(schemaOf(endpoint)))
    const body = make(dice.roll() * 1.2, endpoint.maxBodyBytes ?? defaultMaxBodyBytes)
    return withBody(endpoint, id, `a body of ${name}`, body)
  },
  (endpoint, dice, id) => {
    const fields = Object.entries(schemaOf(endpoint).properties ?? {})
    if (fields.length === 0) return undefined
    const [field, schema] = dice.pick(fields)
    const values = hostileValuesOf(schema)
    if (values.length === 0) return undefined
    const { name, json: value } = dice.pick(values)
    return withBody(endpoint, id, `${field} ${name}`, `{${JSON.stringify(field)}:${value}}`)
  },
  (endpoint, dice, id) => {
    const names = endpoint.query
      ? Object.keys(z.toJSONSchema(endpoint.query, { unrepresentable: 'any' }).properties ?? {})
      : ['q']
    const query = new URLSearchParams([[dice.pick(names), hostileText(dice, 4000)]])
    const path = `${pathOf(endpoint, id)}?${query}`.slice(0, 12_000)
    return isWrite(endpoint)
      ? undefined
      : { what: 'a query', by: 'stranger', method: 'GET', path, headers: {} }
  },
  (endpoint, dice) => {
    if (!endpoint.params) return undefined
    const path = pathOf(endpoint, hostileText(dice, 400)).slice(0, 12_000)
    return { what: 'a path', by: 'stranger', method: endpoint.method, path, headers: json }
  },
  (endpoint, dice, id) => {
    const cookie = `${dice.pick(['session', '__Host-session', 'theme', ''])}=${encodeURI(hostileText(dice, 2000).toWellFormed())}`
    const path = pathOf(endpoint, id)
    return { what: 'a cookie', by: 'visitor', method: endpoint.method, path, headers: { ...json, cookie } }
  },
  (endpoint, dice, id) => {
    if (!endpoint.body) return undefined
    const type = dice.pick(['text/plain', 'multipart/form-data', 'application/xml', 'x', 'application/json5'])
    return { ...withBody(endpoint, id, `the type ${type}`, '{"a":1}'), headers: { 'content-type': type } }
  },
  (endpoint, dice, id) => {
    if (!isWrite(endpoint)) return undefined
    const headers = dice.pick([
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
    ])
    return { ...withBody(endpoint, id, 'a cross-site write', '{}'), headers: { ...json, ...headers } }
  },
  (endpoint, dice, id) => {
    const method = dice.pick(['PATCH', 'OPTIONS', 'PROPFIND', 'PURGE'])
    return { what: `the method ${method}`, by: 'stranger', method, path: pathOf(endpoint, id), headers: {} }
  },
]

export const attemptOn = (endpoint: Endpoint, dice: Dice, id: string): Attempt | undefined =>
  dice.pick(makers)(endpoint, dice, id)

const opaque = /^(?:a cookie|a cross-site write|the (?:method|type) .*)$/s

/** For any sender, by the contract alone. */
export const isToBeRefused = async (endpoint: Endpoint, attempt: Attempt, id: string): Promise<boolean> => {
  const { what, method, path, body = null } = attempt
  if (opaque.test(what)) return isWrite(endpoint)
  if (what === 'a path') return true
  const init = { method, headers: json, ...(body !== null && { body }) }
  const request = new Request(new URL(path, 'http://localhost').href, init)
  return parseInput(endpoint, givenBy(request, { id, propertyId: id }, endpoint)).then(
    () => false,
    thrown => {
      if (thrown instanceof Refusal) return true
      throw thrown
    },
  )
}
