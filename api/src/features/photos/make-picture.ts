// Makes the pictures that are kept of a file that claims to be one.
import { photoLimits, photoWidths } from '@portal/contract/photos/photo'
import { keptWidths } from '../../domain/photo-objects.ts'
import { Refusal } from '../../platform/request/refusal.ts'

interface Picture {
  width: number
  height: number
  /** WebP without metadata, by the widths that `keptWidths` names. */
  sizes: ReadonlyMap<number, Uint8Array>
}

const maxSeconds = 20

const refused = (message: string): Refusal =>
  new Refusal('invalid', `${message}.`, { fields: { file: message } })

const notAPicture = (): Refusal => refused('Please choose a JPEG, PNG or WebP picture')

const tooManyPixels = (): Refusal =>
  refused(`This picture is too large: at most ${photoLimits.pixels / 1_000_000} million pixels`)

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
  if (!isPicture(file)) throw notAPicture()
  const { default: sharp } = await import('sharp') // its library loads only when a picture comes
  const limits = { limitInputPixels: photoLimits.pixels, failOn: 'error' } as const
  await sharp(file, limits)
    .metadata()
    .catch(thrown => {
      throw /pixel limit/i.test(String(thrown)) ? tooManyPixels() : notAPicture()
    })
  const largest = photoWidths[photoWidths.length - 1]
  const whole = await sharp(file, limits)
    .timeout({ seconds: maxSeconds })
    .rotate()
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refused('This picture is damaged or could not be read')
    })
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
