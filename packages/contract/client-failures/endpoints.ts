import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ReadFigures, ReadVotes, ReportFailures, RouteVotes, VersionFigures } from './client-failure.ts'

export const clientFailureEndpoints = {
  report: endpoint({
    method: 'POST',
    path: '/api/client-failures',
    summary: 'Report loads and failures of apps on a page, with its token; one page counts once each',
    access: 'anyone',
    body: ReportFailures,
    status: 202,
    answer: z.object({ accepted: z.literal(true) }),
    errors: ['forbidden'],
  }),
  /** Not `admin`: the pages' server reads it too; for everyone else it does not exist. */
  figures: endpoint({
    method: 'GET',
    path: '/api/client-failures',
    summary: 'How often versions of apps loaded and failed; for administrators, 404 for others',
    access: 'anyone',
    query: ReadFigures,
    status: 200,
    answer: z.object({ figures: z.array(VersionFigures) }),
    errors: ['not_found'],
  }),
  /** Also for administrators and the pages' server. */
  votes: endpoint({
    method: 'GET',
    path: '/api/client-failures/votes',
    summary: 'On how many networks a version works and fails, by route; for administrators, 404 for others',
    access: 'anyone',
    query: ReadVotes,
    status: 200,
    answer: z.object({
      votes: z.array(RouteVotes),
      /** Those that loaded any version of the app in the period. */
      networks: z.int(),
    }),
    errors: ['not_found'],
  }),
}
