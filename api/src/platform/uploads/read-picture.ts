// Reads pictures that people uploaded.
import { photoLimits } from '@portal/contract/photos/photo'
import type { OutputInfo } from 'sharp'
import { fairQueue } from '../limits/fair-queue.ts'
import { wrongFile } from './receive-file.ts'

/** A picture without its format and its metadata. */
export interface RawPicture {
  data: Buffer
  info: OutputInfo
}

const maxSeconds = 20

/** Pictures take all of a processor, so some of it must be left for other calls. */
const inQueue = fairQueue({
  atOnce: 2,
  each: 5,
  waiting: 100,
  busyWords: 'Many pictures are being uploaded. Please try again in a moment.',
})

/**
 * Does what takes the pixels of a picture, when it is the person's turn, and frees them: they are outside of the heap, so by itself the
 * garbage collector leaves those of many pictures.
 */
export const inPictureTurn = <Result>(personId: string, work: () => Promise<Result>): Promise<Result> =>
  inQueue([personId], () => work().finally(() => Bun.gc(true)))

/**
 * Decodes a file whose first bytes are those of a picture, turns it upright, and shrinks it to `maxSizePx` in width and height. Throws
 * `invalid` for damaged files, and for more than 50 million pixels, which it notices before it decodes any.
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
