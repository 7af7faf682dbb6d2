import { clientFailureEndpoints } from '@portal/contract/client-failures/endpoints'
import { limitOf, minute } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { readFigures } from './read-figures.ts'
import { readVotes } from './read-votes.ts'
import { reportFailures } from './report-failures.ts'

/**
 * Pages send one or two each. Refused reports are only missing from the figures. Counted per network that has one vote: otherwise a
 * line with many networks could make the votes slow to count.
 */
const clientReports = limitOf('client-reports', 300, minute, { by: 'voting network' })

export const clientFailureRoutes = [
  route(clientFailureEndpoints.report, reportFailures, { limit: clientReports }),
  route(clientFailureEndpoints.figures, readFigures),
  route(clientFailureEndpoints.votes, readVotes),
]
