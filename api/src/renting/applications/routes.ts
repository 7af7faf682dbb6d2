import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { fitEndpoints } from '@portal/contract/applications/fit-endpoints'
import { day, limitOf } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { apply, readCreatedApplication } from './apply.ts'
import { declineApplication, openApplication, withdrawApplication } from './decide-application.ts'
import { compareApplications, listApplications, readApplication } from './list-applications.ts'
import { readFit } from './read-fit.ts'

/** Each tells a landlord, also one that is withdrawn and sent again. */
const applicationsSent = limitOf('applications-sent', 30, day)

/** What is shared, the event and the notification take several times as much as the application. */
const storage = { room: 4 } as const

export const applicationRoutes = [
  route(fitEndpoints.fit, readFit),
  route(applicationEndpoints.create, apply, {
    again: readCreatedApplication,
    limit: applicationsSent,
    ...storage,
  }),
  route(applicationEndpoints.list, listApplications),
  route(applicationEndpoints.compare, compareApplications),
  route(applicationEndpoints.read, readApplication),
  route(applicationEndpoints.open, openApplication),
  route(applicationEndpoints.decline, declineApplication),
  route(applicationEndpoints.withdraw, withdrawApplication),
]
