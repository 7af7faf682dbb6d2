import { publicPersonEndpoints } from '@portal/contract/public-person'
import { clientOf } from './client-of.ts'

export const publicPersonClient = clientOf(publicPersonEndpoints)
