import type { pageHeadEndpoints } from '@portal/contract/page-heads/endpoints'
import { photoIdIn } from '@portal/contract/values/photo-address'
import { renderAsync } from '@resvg/resvg-js'
import { eq } from 'drizzle-orm'
import { objectKeyFor } from '../../domain/photo-objects.ts'
import type { Context } from '../../platform/request/context.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { photos } from '../../schema/photos.ts'
import { coverSize, drawCard } from './draw-card.ts'
import { findHome, type Home } from './home-head.ts'
import { loadTypeface } from './typeface.ts'

/** A width that is kept of a photo, wide enough to be cut. */
const coverWidth = 1280

/** Each takes about 80 kB. */
const maxKept = 200

/** Keyed by home and version, least recently used first. */
const pictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
let typeface: ReturnType<typeof loadTypeface> | undefined

const make = async (context: Context, home: Home) => {
  typeface ??= loadTypeface()
  const card = drawCard(home, await coverOf(context, home), await typeface, context.env.portalName)
  const image = await renderAsync(card, { font: { loadSystemFonts: false } })
  const { default: sharp } = await import('sharp')
  return new Uint8Array(await sharp(image.asPng()).jpeg({ quality: 88 }).toBuffer())
}

const notNow = (cause: unknown): never => {
  throw new Refusal('not_now', 'The picture cannot be drawn right now.', { retryAfterSeconds: 30 }, { cause })
}

const coverOf = async ({ database, objects }: Pick<Context, 'database' | 'objects'>, { images }: Home) => {
  const photoId = photoIdIn(images[0] ?? '')
  if (photoId === undefined) return null
  const [photo] = await database.select().from(photos).where(eq(photos.id, photoId))
  const object =
    photo && (await objects.read(objectKeyFor(photo.storageKey, photo.width, coverWidth)).catch(notNow))
  if (!object) return null
  const { default: sharp } = await import('sharp')
  const cover = await sharp(object.bytes)
    .resize({ ...coverSize, fit: 'cover' })
    .jpeg({ quality: 92 })
    .toBuffer()
  return `data:image/jpeg;base64,${cover.toString('base64')}`
}

const pictureOf = (context: Context, home: Home): Promise<Uint8Array<ArrayBuffer>> => {
  const key = `${home.id} ${home.updatedAt}`
  const picture = pictures.get(key) ?? make(context, home)
  pictures.delete(key)
  pictures.set(key, picture)
  picture.catch(() => pictures.delete(key))
  const [oldest] = pictures.keys()
  if (pictures.size > maxKept && oldest !== undefined) pictures.delete(oldest)
  return picture
}

/**
 * The card of a public home as a JPEG; throws `not_found` for any other home, including the landlord's own
 * private ones.
 */
export const readPicture: Verb<typeof pageHeadEndpoints.picture> = async (context, { params }) => {
  const home = await findHome(context.database, params.id)
  if (home?.visibilityLevel !== 'public') throw notFound('picture')
  return pictureOf(context, home)
}
