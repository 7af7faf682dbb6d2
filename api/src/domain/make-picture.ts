import { photoWidths } from '@portal/contract/photos/photo'
import { readPicture } from '../platform/uploads/read-picture.ts'
import { wrongFile } from '../platform/uploads/receive-file.ts'
import { keptWidths } from './photo-objects.ts'

interface Picture {
  width: number
  height: number
  /** WebP without metadata, by the widths that `keptWidths` names. */
  sizes: ReadonlyMap<number, Uint8Array>
}

const notAPicture = 'Please choose a JPEG, PNG or WebP picture'

/** The first bytes of each format: no other decoder, such as that of SVG, ever sees a file. */
const isPicture = (bytes: Uint8Array): boolean => {
  const begins = Buffer.from(bytes.subarray(0, 12)).toString('hex')
  return /^(ffd8ff|89504e470d0a1a0a|52494646.{8}57454250)/.test(begins)
}

/**
 * Reads a JPEG, PNG or WebP file, turns it upright, shrinks it, and leaves out all metadata. Throws `invalid` for anything else, for
 * damaged files, and for more than 50 million pixels, which it notices before it decodes any.
 */
export const makePicture = async (file: Uint8Array): Promise<Picture> => {
  if (!isPicture(file)) throw wrongFile(notAPicture)
  const whole = await readPicture(file, Math.max(...photoWidths), notAPicture)
  const { default: sharp } = await import('sharp')
  const sizes = new Map<number, Uint8Array>()
  for (const kept of keptWidths(whole.info.width))
    sizes.set(
      kept,
      await sharp(whole.data, { raw: whole.info })
        .resize({ width: kept, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer(),
    )
  return { width: whole.info.width, height: whole.info.height, sizes }
}
