import type { Endpoint } from '@portal/contract/endpoint'
import { invoke } from '../../../platform/request/invoke.ts'
import type { Route } from '../../../platform/request/route.ts'
import { accountTools } from './account-tools.ts'
import { conversationTools } from './conversation-tools.ts'
import { draftTools } from './draft-tools.ts'
import { homeTools } from './home-tools.ts'
import { requestTools } from './request-tools.ts'
import type { Ask, Toolbox } from './tool.ts'

const tools = [...homeTools, ...requestTools, ...conversationTools, ...accountTools, ...draftTools]

/** Binds all tools to the routes of their endpoints; throws if one is not served. */
export const openToolbox = (routes: readonly Route[]): Toolbox => {
  const routeByEndpoint = new Map(routes.map(route => [route.endpoint, route]))
  for (const { name, endpoint } of tools)
    if (!routeByEndpoint.has(endpoint))
      throw new Error(`The tool ${name} calls ${endpoint.path}, which is not served`)
  return {
    tools,
    askAs: context => {
      const ask: Ask = (endpoint, input) => invoke(routeOf(routeByEndpoint, endpoint), context, input)
      return ask
    },
  }
}

/** Guarantee: each route is stored under its own endpoint. */
const routeOf = <Declared extends Endpoint>(
  routeByEndpoint: ReadonlyMap<Endpoint, Route>,
  endpoint: Declared,
): Route<Declared> => routeByEndpoint.get(endpoint) as Route<Declared>
