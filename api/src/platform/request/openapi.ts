import { openapi } from '@elysiajs/openapi'
import { type Endpoint, type EndpointKind, isChange, isCreation, isUpload } from '@portal/contract/endpoint'
import { ErrorAnswer, type ErrorCode, statusByErrorCode } from '@portal/contract/error'
import type { OpenAPIV3 } from 'openapi-types'
import * as z from 'zod/mini'
import { asksForCode } from '../session/second-factor.ts'
import { isAllowedWhileClosing } from './access.ts'

/** At `/api/openapi.json`; we have our own page for it (docs-page.ts). */
export const openApi = (endpoints: readonly Endpoint[]) => {
  let paths: OpenAPIV3.PathsObject | undefined
  return openapi({
    provider: null,
    specPath: '/api/openapi.json',
    documentation: {
      info: { title: 'Rental Portal', version: '1', description: 'Every call of the portal.' },
      // Only when asked for: a server starts without describing every call.
      get paths() {
        paths ??= pathsOf(endpoints)
        return paths
      },
      components: {
        schemas: { ErrorAnswer: schemaOf(ErrorAnswer, 'output') },
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      },
    },
  })
}

const pathsOf = (endpoints: readonly Endpoint[]): OpenAPIV3.PathsObject => {
  const paths: OpenAPIV3.PathsObject = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return paths
}

const operationOf = (endpoint: Endpoint): OpenAPIV3.OperationObject => ({
  summary: endpoint.summary,
  description: `For: ${endpoint.access}.`,
  tags: [endpoint.path.split('/')[2] ?? 'other'],
  operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/\W+(\w)/g, (_, letter) => letter.toUpperCase())}`,
  security: endpoint.access === 'anyone' ? [] : [{ session: [] }],
  parameters: [...parametersOf('path', endpoint.params), ...parametersOf('query', endpoint.query)],
  ...(endpoint.kind === 'upload' && {
    requestBody: { required: true, content: filesOf(endpoint.contentTypes ?? []) },
  }),
  ...(endpoint.body && { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) } }),
  responses: {
    [endpoint.status]: {
      description: endpoint.kind === 'redirect' ? 'The address, in Location' : 'Success',
      ...(endpoint.status !== 204 && { content: answerContent(endpoint) }),
    },
    ...refusalsOf(endpoint),
  },
})

const file: OpenAPIV3.SchemaObject = { type: 'string', format: 'binary' }

const filesOf = (contentTypes: readonly string[]) =>
  Object.fromEntries(contentTypes.map(type => [type, { schema: file }]))

const json = (schema: OpenAPIV3.SchemaObject | OpenAPIV3.ReferenceObject) => ({
  'application/json': { schema },
})

const answerContent = ({ answer, kind = 'json', contentType = '*/*', events, cards }: Endpoint) => {
  const content: Record<EndpointKind, () => Record<string, OpenAPIV3.MediaTypeObject>> = {
    json: () => ({
      ...json(
        cards
          ? { anyOf: [schemaOf(answer, 'output'), schemaOf(cards, 'output')] }
          : schemaOf(answer, 'output'),
      ),
      ...(events && { 'text/event-stream': { schema: eventsSchema(events) } }),
    }),
    webhook: () => json(schemaOf(answer, 'output')),
    events: () => ({ 'text/event-stream': { schema: schemaOf(answer, 'output') } }),
    content: () => ({ [contentType]: { schema: file } }),
    redirect: () => ({}),
    upload: () => json(schemaOf(answer, 'output')),
  }
  return content[kind]()
}

/** The schema of each event, by name. */
const eventsSchema = (events: NonNullable<Endpoint['events']>): OpenAPIV3.SchemaObject => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(events).map(([event, data]) => [event, schemaOf(data, 'output')]),
  ),
})

const parametersOf = (
  where: 'path' | 'query',
  schema: z.ZodMiniType | undefined,
): OpenAPIV3.ParameterObject[] => {
  const { properties = {}, required = [] } = schema ? schemaOf(schema, 'input') : {}
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: described,
  }))
}

/** Those that follow from the declaration, and the endpoint's own: each code under its status. */
const refusalsOf = (endpoint: Endpoint): OpenAPIV3.ResponsesObject => {
  const { method, access, kind, params, query, body, errors = [] } = endpoint
  const codes = new Set<ErrorCode>(['too_many', 'internal', 'not_now', ...errors])
  if (method !== 'GET' && kind !== 'webhook') codes.add('cross_site')
  if (access !== 'anyone') codes.add('no_session')
  if (access !== 'anyone' && access !== 'person') codes.add('forbidden')
  if (asksForCode(endpoint)) codes.add('second_factor')
  if (!isAllowedWhileClosing(endpoint)) codes.add('conflict')
  if (params) codes.add('not_found')
  if (query || body) codes.add('invalid')
  if (isChange(endpoint)) codes.add('stale')
  if (isCreation(endpoint)) codes.add('conflict').add('not_found')
  if (isUpload(endpoint)) codes.add('invalid').add('conflict').add('too_large')
  if (body) codes.add('unreadable').add('too_large')
  const byStatus = Map.groupBy(codes, code => statusByErrorCode[code])
  const content = json({ $ref: '#/components/schemas/ErrorAnswer' })
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [status, { description: named.join(', '), content }]),
  )
}

/** Guarantee: OpenAPI 3.1 accepts the JSON Schema that zod writes; the types here are those of 3.0. */
const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): OpenAPIV3.SchemaObject => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described as OpenAPIV3.SchemaObject
}
