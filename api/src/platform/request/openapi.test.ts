import { expect, test } from 'bun:test'
import { openTestApp } from '../../../test/test-app.ts'

interface Operation {
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
}

const { visitor } = await openTestApp()
const response = await visitor().send('GET', '/api/openapi.json')
const { paths } = (await response.json()) as Document
const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ name: `${method} ${path}`, method, operation })),
)

test.each(operations)(
  '$name describes its input, its answer and its refusals',
  ({ name, method, operation }) => {
    const { 'application/json': body, ...files } = operation.requestBody?.content ?? {}
    if (body) expect(Object.keys(body.schema)).toContain('properties')
    for (const { schema } of Object.values(files))
      expect(schema).toEqual({ type: 'string', format: 'binary' })
    const statuses = Object.keys(operation.responses)
    expect(statuses.filter(status => status < '400')).toHaveLength(1)
    expect(statuses).toContain('429')
    // Webhooks accept requests from any site.
    if (method !== 'get' && !name.endsWith('/webhook')) expect(statuses).toContain('403')
    for (const [status, { content }] of Object.entries(operation.responses))
      if (status !== '204')
        for (const { schema } of Object.values(content ?? { none: { schema: {} } }))
          expect(Object.keys(schema)).not.toBeEmpty()
  },
)

test('a second answer is described event by event', () => {
  const answered = paths['/api/ai/conversations']?.post?.responses['201']?.content ?? {}
  expect(Object.keys(answered)).toEqual(['application/json', 'text/event-stream'])
  expect(answered['text/event-stream']?.schema).toMatchObject({
    properties: { delta: { properties: { text: {} } }, tool: {}, done: {}, failed: {} },
  })
})

test('fields with a default are optional', () => {
  const register = paths['/api/auth/register']?.post?.requestBody?.content['application/json']?.schema
  expect(register).toMatchObject({ required: ['email', 'password', 'firstName', 'lastName', 'userType'] })
})

test('the page that shows the document loads nothing from other sites', async () => {
  const page = await visitor().send('GET', '/api/docs')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  const files = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '')
  expect(files).toHaveLength(3)
  for (const file of files) expect((await visitor().send('GET', file)).status).toBe(200)
})
