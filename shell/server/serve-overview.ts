import { errorAnswer } from '@portal/server/error-answer'
import type { Registry } from '@portal/shared-ui/federation/registry'
import { overviewOf, versionsIn } from '../src/overview/overview.ts'
import { type CallApi, readFiguresFor } from './read-figures.ts'

/** What administrators read about the apps, as JSON; 404 for anyone else, and while the API does not answer. */
export const serveOverview = async (
  request: Request,
  registry: Registry,
  callApi: CallApi,
): Promise<Response> => {
  const figures = await readFiguresFor(request, versionsIn(registry), callApi)
  return figures
    ? Response.json(overviewOf(registry, figures), { headers: { 'cache-control': 'no-store' } })
    : errorAnswer('not_found', 'There is no such page.', Bun.randomUUIDv7())
}
