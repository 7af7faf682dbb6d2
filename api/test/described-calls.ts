import type { createApp } from '../src/app.ts'

interface Document {
  paths: Record<string, Record<string, unknown>>
}

/** In the contract's form: "PUT /api/properties/:id". */
export const describedCalls = async (app: ReturnType<typeof createApp>): Promise<string[]> => {
  const response = await app.handle(new Request('http://localhost/api/openapi.json'))
  const { paths } = asDocument(await response.json())
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(method => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
}

/** Guarantee: the OpenAPI plugin writes a document with paths. */
const asDocument = (value: unknown): Document => value as Document
