// Uploads of photos: few at a time, so that no other call waits.
import { createHash } from 'node:crypto'
import type { photoEndpoints } from '@portal/contract/photos/endpoints'
import { type Photo, photoLimits } from '@portal/contract/photos/photo'
import { photoAddressOf } from '@portal/contract/values/photo-address'
import { eq } from 'drizzle-orm'
import { objectKey, removeObjects } from '../../domain/photo-objects.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import { fairQueue } from '../../platform/limits/fair-queue.ts'
import { ObjectStoreFailure } from '../../platform/ports/object-store.ts'
import { onceFor } from '../../platform/request/client-request.ts'
import type { Context } from '../../platform/request/context.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { photos } from '../../schema/photos.ts'
import { makePicture } from './make-picture.ts'

const busyWords = 'Many pictures are being uploaded. Please try again in a moment.'

/** Files on their way: a person's share is what the upload box sends at once, and a slow sender holds up only a few others. */
const inArrivalTurn = fairQueue({ atOnce: 10, each: 5, waiting: 100, busyWords })
/** Pictures take all of a processor, so some of it must be left for other calls. */
const inPictureTurn = fairQueue({ atOnce: 2, each: 5, waiting: 100, busyWords })

/** The slowest that a file may arrive: 10 MB over the line of an old phone. */
const arrivalSeconds = 60

const inTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Refusal('not_now', 'The picture took too long to arrive. Please try again.')),
    arrivalSeconds * 1000,
  )
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

const noStore = (cause: unknown): Refusal =>
  new Refusal(
    'not_now',
    'Pictures cannot be stored right now. Please try again later.',
    { retryAfterSeconds: 30 },
    { cause },
  )

/**
 * Stores a picture: first its objects, then its row, so that no row lacks its objects. What a process that is killed in between
 * leaves, `tidyPhotos` removes.
 */
export const uploadPhoto: Verb<typeof photoEndpoints.upload> = async (context, { query, body }) => {
  const { caller, objects } = context
  const { purpose, clientId } = query
  return inArrivalTurn([caller.id], async () => {
    const file = await inTime(body.read())
    const picture = await inPictureTurn([caller.id], () => makePicture(file))
    const storageKey = crypto.randomUUID()
    const sha256 = createHash('sha256').update(file).digest('hex')
    const bytes = [...picture.sizes.values()].reduce((sum, size) => sum + size.byteLength, 0)
    let ownId: string | undefined
    const keep = async ({ database }: Context<Caller>) => {
      if ((await database.$count(photos, eq(photos.ownerId, caller.id))) >= photoLimits.photos)
        throw new Refusal(
          'conflict',
          `You have ${photoLimits.photos} pictures, which is the most there can be: delete some first.`,
        )
      const { width, height } = picture
      const [row] = await database
        .insert(photos)
        .values({ ownerId: caller.id, purpose, width, height, bytes, sha256, storageKey })
        .returning()
      if (!row) throw new Error('The photo was not inserted')
      ownId = row.id
      return { photo: asPhoto(row) }
    }
    const forget = () => removeObjects(objects, storageKey).catch(() => {}) // the chore does it later
    try {
      for (const [width, size] of picture.sizes)
        await objects.write(objectKey(storageKey, width), size, 'new')
      const made = await inTurn(context, own =>
        clientId === undefined
          ? keep(own)
          : onceFor(
              own,
              clientId,
              [purpose, sha256],
              () => keep(own),
              kept => readAgain(own, kept.photo.id),
            ),
      )
      // A repeated upload answers the earlier photo, which has its own objects.
      if (made.photo.id !== ownId) await forget()
      return made
    } catch (thrown) {
      const isOfStore = thrown instanceof ObjectStoreFailure
      // After any other error the row may be there: the connection may have ended with the commit.
      if (isOfStore || thrown instanceof Refusal) await forget()
      throw isOfStore ? noStore(thrown) : thrown
    }
  })
}

const readAgain = async ({ database }: Context<Caller>, id: string) => {
  const [row] = await database.select().from(photos).where(eq(photos.id, id))
  if (!row) throw notFound('photo')
  return { photo: asPhoto(row) }
}

const asPhoto = ({ id, purpose, width, height, createdAt }: typeof photos.$inferSelect): Photo => ({
  id,
  purpose,
  url: photoAddressOf(id),
  width,
  height,
  createdAt,
})
