import type { World } from '../world.ts'

/** A page of the stand-in as data; anyone with its address may open it, as at Stripe. */
export interface PageRoute {
  method: 'GET' | 'POST'
  path: string
  answer: (asked: { world: World; id: string; form: URLSearchParams; query: URLSearchParams }) => Response
}
