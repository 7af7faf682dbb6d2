// Applications: a tenant sees whether a home fits, applies, and its landlord decides.
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { route } from '../../platform/request/route.ts'
import { readFit } from './read-fit.ts'

export const applicationRoutes = [route(applicationEndpoints.fit, readFit)]
