import {
  defaultMaxBodyBytes,
  type Endpoint,
  type Input,
  type SignedText,
  type Upload,
} from '@portal/contract/endpoint'
import { isRecord } from '@portal/contract/values/json'
import type * as z from 'zod/mini'
import { readBody, readBytes, readText } from './read-body.ts'
import { notFound, Refusal } from './refusal.ts'

/** Before parsing; `body` can be a promise. */
export interface Given {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** Its body is read only if needed. */
export const givenBy = (request: Request, params: unknown, endpoint: Endpoint): Given => ({
  params,
  query: readQuery(request),
  get body() {
    const { kind, maxBodyBytes } = endpoint
    if (kind === 'upload') return uploadIn(request, endpoint)
    return kind === 'webhook' ? readSigned(request, endpoint) : readBody(request, maxBodyBytes)
  },
})

const readSigned = async (
  request: Request,
  { maxBodyBytes, signatureHeader = '' }: Endpoint,
): Promise<SignedText> => ({
  text: await readText(request, maxBodyBytes),
  signature: request.headers.get(signatureHeader) ?? '',
})

const uploadIn = (request: Request, { maxBodyBytes = defaultMaxBodyBytes }: Endpoint): Upload => ({
  read: onSize => readBytes(request, maxBodyBytes, onSize),
})

/** The verb gets the body as it was sent. */
const isUnparsed = ({ kind }: Endpoint): boolean => kind === 'webhook' || kind === 'upload'

/**
 * Throws `not_found` for path parameters that cannot be valid, and `invalid` with the name of every wrong field in
 * query and body.
 */
export const parseInput = async <Declared extends Endpoint>(
  endpoint: Declared,
  given: Given,
): Promise<Input<Declared>> => {
  const fields: Record<string, string> = {}
  const parsed = {
    params: endpoint.params && parsePath(endpoint.params, given.params),
    query: endpoint.query && parse(endpoint.query, textsOf(given.query), fields),
    body: isUnparsed(endpoint)
      ? await given.body
      : endpoint.body && parse(endpoint.body, (await given.body) ?? {}, fields),
  }
  if (Object.keys(fields).length > 0) throw new Refusal('invalid', sentenceOf(fields), { fields })
  return asInput<Declared>(parsed)
}

const parsePath = (schema: z.ZodMiniType, params: unknown): unknown => {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw notFound('page')
  return parsed.data
}

const parse = (schema: z.ZodMiniType, value: unknown, fields: Record<string, string>): unknown => {
  const parsed = schema.safeParse(value, { error: wordsForIssue })
  for (const { path, message } of parsed.error?.issues ?? []) fields[String(path[0] ?? '')] ??= message
  return parsed.data
}

/** Repeated names become a list. */
const readQuery = (request: Request): Record<string, string[]> => {
  const pairs = Map.groupBy(new URL(request.url).searchParams, ([name]) => name)
  return Object.fromEntries([...pairs].map(([name, given]) => [name, given.map(([, value]) => value)]))
}

/** As in an address: empty values count as absent, and lists are separated by commas. */
const textsOf = (query: unknown): unknown => {
  if (!isRecord(query)) return query ?? {}
  const texts = Object.entries(query).map(([name, value]) => [name, textOf(value)])
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .map(textOf)
        .filter(text => text !== '')
        .join(',')
    : String(value ?? '')

const sentenceOf = (fields: Record<string, string>): string => {
  const messages = Object.values(fields)
  return messages.length === 1 ? `${messages[0]}.` : 'Please check the marked fields and try again.'
}

/**
 * Guarantee: each part was parsed by the endpoint's schema for it; bodies of webhooks and uploads are as `givenBy` made
 * them.
 */
const asInput = <Declared extends Endpoint>(
  parsed: Record<keyof Input<Endpoint>, unknown>,
): Input<Declared> => parsed as Input<Declared>

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** For a wrong value whose schema has no message. @internal */
export const wordsForIssue: z.core.$ZodErrorMap = issue => {
  if (issue.code === 'invalid_value') return `This must be one of: ${issue.values.join(', ')}`
  if (issue.code !== 'invalid_type') return 'This is not valid'
  return issue.input === undefined
    ? 'This is required'
    : `This must be ${kinds[issue.expected] ?? 'another kind of value'}`
}
