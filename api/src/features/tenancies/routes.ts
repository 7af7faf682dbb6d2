// Who lives where.
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { route } from '../../platform/route.ts'
import { listMyTenancies } from './list-my-tenancies.ts'

export const tenancyRoutes = [route(tenancyEndpoints.my, listMyTenancies)]
