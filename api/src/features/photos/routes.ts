import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { limitOf, minute, uploads } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { deletePhoto } from './delete-photo.ts'
import { readPhoto } from './read-photo.ts'
import { uploadPhoto } from './upload-photo.ts'

/** A search shows 24 pictures at once, so they must not use up the other reads. */
const photoReads = limitOf('photo-reads', 6000, minute, { kept: 'memory' })

export const photoRoutes = [
  route(photoEndpoints.upload, uploadPhoto, { limit: uploads, isInTurn: false }),
  route(photoEndpoints.read, readPhoto, { limit: photoReads }),
  route(photoEndpoints.delete, deletePhoto, { isInTurn: false }),
]
