import { photoLimits } from '@portal/contract/photos/photo'
import type { OutputInfo } from 'sharp'
import { fairQueue } from '../limits/fair-queue.ts'
import { wrongFile } from './receive-file.ts'

/** Without its format and its metadata. */
export interface RawPicture {
  data: Buffer
  info: OutputInfo
}

const maxSeconds = 20

/** Pictures take all of a processor; some must be left for other calls. */
const inQueue = fairQueue({
  atOnce: 2,
  each: 5,
  waiting: 100,
  busyWords: 'Many pictures are being uploaded. Please try again in a moment.',
})

/**
 * Runs in the person's turn, and frees pixels: they are outside of the heap, so the garbage collector alone leaves
 * those of many pictures.
 */
export const inPictureTurn = <Result>(personId: string, work: () => Promise<Result>): Promise<Result> =>
  inQueue([personId], () => work().finally(() => Bun.gc(true)))

/**
 * Turns the picture upright, and shrinks it to `maxSizePx` in width and height. Throws `invalid` for damaged files,
 * and, before decoding, for more than 50 million pixels.
 */
export const readPicture = async (
  file: Uint8Array,
  maxSizePx: number,
  notAPicture: string,
): Promise<RawPicture> => {
  const { default: sharp } = await import('sharp') // its library loads only when a picture comes
  const limits = { limitInputPixels: photoLimits.pixels, failOn: 'error' } as const
  await sharp(file, limits)
    .metadata()
    .catch(thrown => {
      throw wrongFile(
        /pixel limit/i.test(String(thrown))
          ? `This picture is too large: at most ${photoLimits.pixels / 1_000_000} million pixels`
          : notAPicture,
      )
    })
  return sharp(file, limits)
    .timeout({ seconds: maxSeconds })
    .rotate()
    .resize({ width: maxSizePx, height: maxSizePx, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw wrongFile('This picture is damaged or could not be read')
    })
}
