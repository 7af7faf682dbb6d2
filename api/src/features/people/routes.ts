// What people see of each other.
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { route } from '../../platform/route.ts'
import { readPublicPerson } from './read-public-person.ts'

export const peopleRoutes = [route(peopleEndpoints.read, readPublicPerson)]
