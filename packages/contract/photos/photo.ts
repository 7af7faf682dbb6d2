// Pictures that people upload.
import * as z from 'zod/mini'
import { withNeutral } from '../values/neutral.ts'
import { id, timestamp } from '../values/text.ts'

/** What a photo is for: an avatar is its owner's profile picture, the others are on a listing, a repair request, in a
 * conversation, or show how a tenant found their home. */
export const PhotoPurpose = withNeutral(
  z.enum(['home', 'avatar', 'maintenance', 'message', 'move_in'], 'Please say what the picture is for'),
  'avatar',
)

/** The widths in which a photo can be asked for, in pixels. */
export const photoWidths = [320, 640, 1280, 1920] as const

export const photoLimits = {
  bytes: 10_485_760,
  /** How many a person may have. */
  photos: 500,
  pixels: 50_000_000,
} as const

export const Photo = z.object({
  id,
  purpose: PhotoPurpose,
  /** Where it is shown; `?width=` asks for one of `photoWidths`. */
  url: z.string(),
  /** In pixels, upright. */
  width: z.int(),
  height: z.int(),
  createdAt: timestamp,
})
export type Photo = z.infer<typeof Photo>
