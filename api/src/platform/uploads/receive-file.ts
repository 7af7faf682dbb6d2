// Files on their way, of which few arrive at a time.
import type { Upload } from '@portal/contract/endpoint'
import { fairQueue } from '../limits/fair-queue.ts'
import { Refusal } from '../request/refusal.ts'

const busyWords = 'Many files are being uploaded. Please try again in a moment.'

/** A person's share is what the upload box sends at once, and a slow sender holds up only a few others. */
const inArrivalTurn = fairQueue({ atOnce: 10, each: 5, waiting: 100, busyWords })

/** The slowest that a file may arrive: 10 MB over the line of an old phone. */
const arrivalSeconds = 60

const inTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Refusal('not_now', 'The file took too long to arrive. Please try again.')),
    arrivalSeconds * 1000,
  )
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Reads a person's file when it is its turn, and does with it what follows, so that few files are in memory. */
export const receiveFile = <Result>(
  personId: string,
  upload: Upload,
  work: (file: Uint8Array) => Promise<Result>,
): Promise<Result> => inArrivalTurn([personId], async () => work(await inTime(upload.read())))

/** A file that is not what it has to be; the message is a sentence without its period. */
export const wrongFile = (message: string): Refusal =>
  new Refusal('invalid', `${message}.`, { fields: { file: message } })
