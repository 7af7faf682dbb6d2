import type { Access, Endpoint } from '@portal/contract/endpoint'
import { howMany } from '@portal/server/test/length'
import { routes } from '../src/app.ts'

/** By how their paths begin: `{ properties: [id] }` is for `/api/properties/:id`. */
export type Things = Record<string, readonly string[]>

interface Read {
  endpoint: Endpoint
  id: string
}

/**
 * Every call that reads and is for these roles; `app.test.ts` shows that others are refused. Each names the things of its
 * path; in the long form, and if its path has none, all of them.
 */
export const readsOf = (things: Things, ...roles: Access[]): Read[] =>
  routes
    .map(({ endpoint }): Endpoint => endpoint)
    .filter(({ method, kind = 'json' }) => method === 'GET' && kind === 'json')
    .filter(({ access }) => ['anyone', ...roles].includes(access))
    .flatMap(endpoint => idsFor(endpoint, things).map(id => ({ endpoint, id })))

const idsFor = ({ path }: Endpoint, things: Things): readonly string[] => {
  if (!path.includes(':')) return ['']
  const [, own] = Object.entries(things).find(([start]) => path.startsWith(`/api/${start}/`)) ?? []
  const all = Object.values(things).flat()
  return howMany(0, 1) ? all : (own ?? all)
}
