import type { Endpoint, Input } from '@portal/contract/endpoint'
import type * as z from 'zod/mini'
import { readBody } from './read-body.ts'
import { notFound, Refusal } from './refusal.ts'
import { wordsForIssue } from './words-for-issue.ts'

/**
 * What the verb receives, parsed by the endpoint's own schemas. Throws `not_found` for path parameters that no
 * thing can have, and `invalid` with every wrong field of query and body by name.
 */
export const readInput = async <Declared extends Endpoint>(
  endpoint: Declared,
  request: Request,
  params: unknown,
): Promise<Input<Declared>> => {
  const fields: Record<string, string> = {}
  const parsed = {
    params: endpoint.params && parsePath(endpoint.params, params),
    query: endpoint.query && parse(endpoint.query, readQuery(request), fields),
    body: endpoint.body && parse(endpoint.body, await readBody(request), fields),
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

/** Empty values count as absent; a name given several times is a comma-separated list. */
const readQuery = (request: Request): Record<string, string> => {
  const query: Record<string, string> = {}
  for (const [name, value] of new URL(request.url).searchParams)
    if (value !== '') query[name] = Object.hasOwn(query, name) ? `${query[name]},${value}` : value
  return query
}

const sentenceOf = (fields: Record<string, string>): string => {
  const messages = Object.values(fields)
  return messages.length === 1 ? `${messages[0]}.` : 'Please check the marked fields and try again.'
}

/** Guarantee: each part was parsed by the schema that the endpoint declares for it, or is undefined without one. */
const asInput = <Declared extends Endpoint>(
  parsed: Record<keyof Input<Endpoint>, unknown>,
): Input<Declared> => parsed as Input<Declared>
