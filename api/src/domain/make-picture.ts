import { createHash } from 'node:crypto'
import { photoWidths } from '@portal/contract/photos/photo'
import { Refusal } from '../platform/request/refusal.ts'
import { type RawPicture, withPixels } from '../platform/uploads/read-picture.ts'
import { wrongFile } from '../platform/uploads/receive-file.ts'
import { keptWidths, objectKey } from './photo-objects.ts'

interface Picture {
  width: number
  height: number
  /** WebP without metadata, by the widths that `keptWidths` names. */
  sizes: ReadonlyMap<number, Uint8Array>
  /** 64 bits, alike for pictures that look alike; null for a picture without detail, which is like any other. */
  fingerprint: string | null
}

/** The brightness of a plain wall, from 0 to 255, varies less. */
const leastDetail = 12

const fingerprintOf = async ({ data, info }: RawPicture): Promise<string | null> => {
  const [{ default: sharp }, { default: fingerprint }] = await Promise.all([
    import('sharp'),
    import('sharp-phash'),
  ])
  const { channels } = await sharp(data, { raw: info }).greyscale().stats()
  return (channels[0]?.stdev ?? 0) < leastDetail ? null : fingerprint(data, { raw: info })
}

/** For a row of a home's photo; without parts it is alike to nothing, and not tried again. */
export const fingerprintColumns = (fingerprint: string | null) => ({
  fingerprint,
  fingerprintParts: fingerprint === null ? [] : partsOf(fingerprint),
})

/** Six, with their places: of five bits that differ, none is in at least one of them. */
const partsOf = (fingerprint: string): string[] =>
  (fingerprint.match(/.{1,11}/g) ?? []).map((part, place) => `${place}:${part}`)

const notAPicture = 'Please choose a JPEG, PNG or WebP picture'

/** The first bytes of each format: no other decoder, such as that of SVG, ever sees a file. */
const isPicture = (bytes: Uint8Array): boolean => {
  const begins = Buffer.from(bytes.subarray(0, 12)).toString('hex')
  return /^(ffd8ff|89504e470d0a1a0a|52494646.{8}57454250)/.test(begins)
}

/**
 * Reads a JPEG, PNG or WebP file in the person's turn, turns it upright, shrinks it, and leaves out all metadata. Throws `invalid` for anything else, for
 * damaged files, and for more than 50 million pixels, which it notices before it decodes any.
 */
const makePicture = async (personId: string, file: Uint8Array): Promise<Picture> => {
  if (!isPicture(file)) throw wrongFile(notAPicture)
  return withPixels(
    personId,
    { file, maxSizePx: Math.max(...photoWidths), notAPicture },
    async ({ data, info }) => {
      const { default: sharp } = await import('sharp')
      const sizes = new Map<number, Uint8Array>()
      for (const kept of keptWidths(info.width))
        sizes.set(
          kept,
          await sharp(data, { raw: info })
            .resize({ width: kept, withoutEnlargement: true })
            .webp({ quality: 80 })
            .toBuffer(),
        )
      const fingerprint = await fingerprintOf({ data, info })
      return { width: info.width, height: info.height, sizes, fingerprint }
    },
  )
}

/** In a turn of the portal's own; null also for a file that cannot be read. */
export const fingerprintOfFile = (file: Uint8Array): Promise<string | null> =>
  withPixels('the portal', { file, maxSizePx: Math.max(...photoWidths), notAPicture }, fingerprintOf).catch(
    thrown => {
      if (thrown instanceof Refusal && thrown.code === 'invalid') return null
      throw thrown
    },
  )

/** What its row says, and its objects by their keys. Throws like `makePicture`. */
export const newPhoto = async (personId: string, file: Uint8Array) => {
  const { width, height, sizes, fingerprint } = await makePicture(personId, file)
  const storageKey = crypto.randomUUID()
  const sha256 = createHash('sha256').update(file).digest('hex')
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size.byteLength, 0)
  const objects = new Map([...sizes].map(([each, size]) => [objectKey(storageKey, each), size]))
  return { columns: { width, height, bytes, sha256, storageKey }, objects, fingerprint }
}
