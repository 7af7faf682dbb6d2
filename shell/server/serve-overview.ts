import type { VotePeriod } from '@portal/contract/client-failures/client-failure'
import { errorAnswer } from '@portal/contract/error-answer'
import type { Registry } from '@portal/releases/registry'
import { overviewOf, packagesIn, type VotesOfPackage, versionsIn } from '../seam/overview.ts'
import { votersOf } from './judge-release.ts'
import type { CallApi } from './read-answer.ts'
import { readFiguresFor, readVotesFor } from './read-figures.ts'

/** As JSON for administrators; 404 for anyone else, and while the API does not answer. */
export const serveOverview = async (
  request: Request,
  registry: Registry,
  callApi: CallApi,
): Promise<Response> => {
  const figures = await readFiguresFor(request, versionsIn(registry), callApi)
  const votes = figures ? await readVotes(request, registry, callApi) : {}
  return figures
    ? Response.json(overviewOf(registry, figures, votes), { headers: { 'cache-control': 'no-store' } })
    : errorAnswer('not_found', 'There is no such page.', Bun.randomUUIDv7())
}

/** Left out if they could not be counted in time. */
const readVotes = async (
  request: Request,
  registry: Registry,
  callApi: CallApi,
): Promise<Record<string, VotesOfPackage>> => {
  const read = packagesIn(registry).map(async ({ app, entry }) => {
    const { routes, ...voters } = votersOf(registry, app, entry)
    const votesIn = async (period: VotePeriod) => {
      const query = { app, version: entry.version, ...voters, routes: routes.join(','), period }
      return (await readVotesFor(request, query, callApi))?.votes ?? []
    }
    return [
      app,
      { last10Minutes: await votesIn('last10Minutes'), last24Hours: await votesIn('last24Hours') },
    ] as const
  })
  return Object.fromEntries(await Promise.all(read))
}
