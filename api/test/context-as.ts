import type { Context, Services } from '../src/platform/request/context.ts'
import { contextOf } from '../src/platform/request/serve-route.ts'
import type { Caller } from '../src/platform/session/find-caller.ts'

/** Throws if nobody is signed in with this cookie. */
export const contextAs = async (
  services: Services,
  { cookie = '' }: { cookie?: string | undefined },
): Promise<Context<Caller>> => {
  const request = new Request('http://localhost', { headers: { cookie } })
  const { caller, ...context } = await contextOf(services, request, 'from-inside')
  if (!caller) throw new Error('Nobody is signed in')
  return { ...context, caller }
}
