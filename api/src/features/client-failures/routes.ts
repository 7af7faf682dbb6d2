import { clientFailureEndpoints } from '@portal/contract/client-failures/endpoints'
import { clientReports } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { readFigures } from './read-figures.ts'
import { readVotes } from './read-votes.ts'
import { reportFailures } from './report-failures.ts'

export const clientFailureRoutes = [
  route(clientFailureEndpoints.report, reportFailures, { limit: clientReports }),
  route(clientFailureEndpoints.figures, readFigures),
  route(clientFailureEndpoints.votes, readVotes),
]
