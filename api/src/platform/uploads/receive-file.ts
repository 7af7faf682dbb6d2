// Few files arrive at a time.
import type { Upload } from '@portal/contract/endpoint'
import { fairQueue } from '../limits/fair-queue.ts'
import type { Context } from '../request/context.ts'
import { invalid, Refusal } from '../request/refusal.ts'
import { takeBytes } from './upload-limits.ts'

const busyWords = 'Many files are being uploaded. Please try again in a moment.'

/** A sender's share is what the upload box sends at once; a slow one holds up few others. */
const inArrivalTurn = fairQueue({ atOnce: 10, each: 5, waiting: 100, busyWords })

/** 10 MB over the line of an old phone. */
const arrivalSeconds = 60
/** After a slow start; who sends less only holds others up. @internal */
export const slowest = { bytesPerSecond: 10_000, afterSeconds: 5 }

const readInTime = async (upload: Upload): Promise<Uint8Array> => {
  const late = Promise.withResolvers<never>()
  const startedAt = performance.now()
  let bytes = 0
  const look = () => {
    const seconds = (performance.now() - startedAt) / 1000
    const isTooSlow = seconds > slowest.afterSeconds && bytes / seconds < slowest.bytesPerSecond
    if (isTooSlow || seconds > arrivalSeconds)
      late.reject(new Refusal('not_now', 'The file took too long to arrive. Please try again.'))
  }
  const looks = setInterval(look, 500)
  try {
    return await Promise.race([
      upload.read(size => {
        bytes = size
      }),
      late.promise,
    ])
  } finally {
    clearInterval(looks)
  }
}

/**
 * In the sender's turn, so that few files are in memory. The sender is a person's id, or a key for a link that needs no
 * account.
 */
export const receiveFile = <Result>(
  context: Context,
  sender: string,
  upload: Upload,
  work: (file: Uint8Array) => Promise<Result>,
): Promise<Result> =>
  inArrivalTurn([sender], async () => {
    const file = await readInTime(upload)
    await takeBytes(context, sender, file.byteLength)
    return work(file)
  })

/** The message is a sentence without its period. */
export const wrongFile = (message: string): Refusal => invalid('file', message)
