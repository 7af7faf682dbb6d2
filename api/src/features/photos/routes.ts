// Routes of photos.
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { photoReads, uploads } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { deletePhoto } from './delete-photo.ts'
import { readPhoto } from './read-photo.ts'
import { uploadPhoto } from './upload-photo.ts'

export const photoRoutes = [
  route(photoEndpoints.upload, uploadPhoto, { limit: uploads, isInTurn: false }),
  route(photoEndpoints.read, readPhoto, { limit: photoReads }),
  route(photoEndpoints.delete, deletePhoto, { isInTurn: false }),
]
