import * as z from 'zod/mini'
import { withNeutral } from '../values/neutral.ts'
import { id, timestamp } from '../values/text.ts'

/** An avatar is its owner's profile picture; `move_in` shows how a tenant found their home. */
export const PhotoPurpose = withNeutral(
  z.enum(['home', 'avatar', 'maintenance', 'message', 'move_in'], 'Please say what the picture is for'),
  'avatar',
)

/** In pixels. */
export const photoWidths = [320, 640, 1280, 1920] as const

export const photoLimits = {
  bytes: 10_485_760,
  /** Per person. */
  photos: 500,
  pixels: 50_000_000,
} as const

export const Photo = z.object({
  id,
  purpose: PhotoPurpose,
  /** `?width=` asks for one of `photoWidths`. */
  url: z.string(),
  /** In pixels, upright. */
  width: z.int(),
  height: z.int(),
  createdAt: timestamp,
})
export type Photo = z.infer<typeof Photo>
