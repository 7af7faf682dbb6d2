// What people were warned of.
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { route } from '../../platform/route.ts'
import { acknowledgeWarning } from './acknowledge-warning.ts'
import { createWarning } from './create-warning.ts'
import { listWarnings } from './list-warnings.ts'

export const warningRoutes = [
  route(warningEndpoints.list, listWarnings),
  route(warningEndpoints.create, createWarning),
  route(warningEndpoints.acknowledge, acknowledgeWarning),
]
