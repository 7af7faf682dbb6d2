import type { Endpoint } from '@portal/contract/endpoint'
import { routes } from '../src/app.ts'

export const typesAddress: readonly Endpoint[] = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ body }) => Object.keys(Object(body).shape ?? {}).some(field => /email/i.test(field)))
