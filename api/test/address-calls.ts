import type { Endpoint } from '@portal/contract/endpoint'
import { routes } from '../src/app.ts'

/** The calls whose body has an email address that the caller types. */
export const typesAddress: readonly Endpoint[] = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ body }) => Object.keys(Object(body).shape ?? {}).some(field => /email/i.test(field)))
