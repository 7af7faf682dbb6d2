import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { clientOf } from './client-of.ts'

export const publicPersonClient = clientOf(peopleEndpoints)
