import type { createApp } from '../src/app.ts'
import type { JsonSchema } from './arbitrary-input.ts'

interface Operation {
  requestBody?: { content: { 'application/json'?: { schema: JsonSchema } } }
}
interface Document {
  paths: Record<string, Record<string, Operation>>
}

export interface DescribedBody {
  /** In the contract's form: "PUT /api/properties/:id". */
  call: string
  fields: [name: string, schema: JsonSchema][]
}

export const describedBodies = async (app: ReturnType<typeof createApp>): Promise<DescribedBody[]> => {
  const response = await app.handle(new Request('http://localhost/api/openapi.json'))
  const { paths } = asDocument(await response.json())
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => {
      const { 'application/json': body } = requestBody?.content ?? {}
      if (!body) return []
      const { properties = {} } = body.schema
      const call = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`
      return [{ call, fields: Object.entries(properties) }]
    }),
  )
}

/** Guarantee: the OpenAPI plugin writes a document with paths, and zod writes its schemas. */
const asDocument = (value: unknown): Document => value as Document
