import type { World } from '../world.ts'

/** Anyone with its address may open it, as at Stripe. */
export interface PageRoute {
  method: 'GET' | 'POST'
  path: string
  answer: (request: { world: World; id: string; form: URLSearchParams; query: URLSearchParams }) => Response
}
