import type { pageHeadEndpoints } from '@portal/contract/page-heads/endpoints'
import { renderAsync } from '@resvg/resvg-js'
import { notFound } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { drawCard } from './draw-card.ts'
import { findHome, type Home } from './home-head.ts'
import { loadTypeface } from './typeface.ts'

/** Each takes about 60 kB. */
const maxKept = 200

/** Keyed by home and version, least recently used first. */
const pictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
let typeface: ReturnType<typeof loadTypeface> | undefined

const make = async (home: Home): Promise<Uint8Array<ArrayBuffer>> => {
  typeface ??= loadTypeface()
  const image = await renderAsync(drawCard(home, await typeface), { font: { loadSystemFonts: false } })
  return new Uint8Array(image.asPng())
}

const pictureOf = (home: Home): Promise<Uint8Array<ArrayBuffer>> => {
  const key = `${home.id} ${home.updatedAt}`
  const picture = pictures.get(key) ?? make(home)
  pictures.delete(key)
  pictures.set(key, picture)
  picture.catch(() => pictures.delete(key))
  const [oldest] = pictures.keys()
  if (pictures.size > maxKept && oldest !== undefined) pictures.delete(oldest)
  return picture
}

/**
 * The card of a public home as a PNG; throws `not_found` for any other home, including the landlord's own
 * private ones.
 */
export const readPicture: Verb<typeof pageHeadEndpoints.picture> = async ({ database }, { params }) => {
  const home = await findHome(database, params.id)
  if (home?.visibilityLevel !== 'public') throw notFound('picture')
  return pictureOf(home)
}
