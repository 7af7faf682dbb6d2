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

interface PictureFile {
  file: Uint8Array
  /** The most for width and height: a larger picture is shrunk. */
  maxSizePx: number
  /** What to say of a file that is no picture, without a period. */
  notAPicture: string
}

/**
 * Runs `work` on the upright picture in the person's turn, and frees its pixels: they are outside of the heap, so the
 * garbage collector alone leaves those of many pictures, and running it holds up every other call. Throws `invalid` for
 * damaged files, and, before decoding, for more than 50 million pixels.
 */
export const withPixels = <Result>(
  personId: string,
  picture: PictureFile,
  work: (picture: RawPicture) => Promise<Result>,
): Promise<Result> =>
  inQueue([personId], async () => {
    const read = await readPicture(picture)
    return work(read).finally(() => free(read.data))
  })

const free = ({ buffer }: Buffer): void => {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0)
}

const readPicture = async ({ file, maxSizePx, notAPicture }: PictureFile): Promise<RawPicture> => {
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
