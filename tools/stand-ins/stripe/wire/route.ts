import type * as z from 'zod/mini'
import type { World } from '../world.ts'

export interface Call<P> {
  world: World
  params: P
  ids: Record<string, string>
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  params: z.ZodMiniType
  answer: (call: Call<unknown>) => object
}

/** `params` determines the handler's type; the router passes on only what it has parsed with it. */
export const route = <T extends z.ZodMiniType>(
  method: Route['method'],
  path: string,
  params: T,
  answer: (call: Call<z.infer<T>>) => object,
): Route => ({ method, path, params, answer: call => answer({ ...call, params: call.params as z.infer<T> }) })
