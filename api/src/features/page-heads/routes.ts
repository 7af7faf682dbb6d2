import { pageHeadEndpoints } from '@portal/contract/page-heads/endpoints'
import { route } from '../../platform/request/route.ts'
import { readPageHead } from './read-page-head.ts'
import { readPicture } from './read-picture.ts'

export const pageHeadRoutes = [
  route(pageHeadEndpoints.read, readPageHead),
  route(pageHeadEndpoints.picture, readPicture, { isSlow: () => true }),
]
