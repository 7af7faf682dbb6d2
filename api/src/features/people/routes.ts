// What people see of each other.
import { publicPersonEndpoints } from '@portal/contract/public-person'
import { route } from '../../platform/route.ts'
import { readPublicPerson } from './read-public-person.ts'

export const peopleRoutes = [route(publicPersonEndpoints.read, readPublicPerson)]
