import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById } from '../values/text.ts'
import { Photo, PhotoPurpose, photoLimits } from './photo.ts'

export const photoEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/api/photos',
    summary: 'Upload a picture, which is stored without its metadata',
    access: 'person',
    query: z.object({ purpose: PhotoPurpose }),
    kind: 'upload',
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBodyBytes: photoLimits.bytes,
    deadlineSeconds: 120,
    status: 201,
    answer: z.object({ photo: Photo }),
    errors: ['unreadable', 'email_unconfirmed'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/photos/:id',
    summary: 'A picture, no wider than asked',
    access: 'anyone',
    params: ById,
    query: z.object({
      width: z._default(
        z.enum(['320', '640', '1280', '1920'], 'This must be 320, 640, 1280 or 1920'),
        '1280',
      ),
    }),
    status: 200,
    kind: 'content',
    contentType: 'image/webp',
    answer: z.instanceof(Uint8Array),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/photos/:id',
    summary: 'Delete a picture that nothing shows',
    access: 'person',
    own: true,
    params: ById,
    status: 204,
    answer: z.void(),
    errors: ['conflict'],
  }),
}
