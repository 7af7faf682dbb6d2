import type { World } from '../world.ts'

/** A page of the stand-in's as data; whoever has its address may open it, as at Stripe. */
export interface PageRoute {
  method: 'GET' | 'POST'
  path: string
  answer: (asked: { world: World; id: string; form: URLSearchParams; query: URLSearchParams }) => Response
}
