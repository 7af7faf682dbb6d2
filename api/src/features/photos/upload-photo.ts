import type { photoEndpoints } from '@portal/contract/photos/endpoints'
import { type Photo, photoLimits } from '@portal/contract/photos/photo'
import { photoAddressOf } from '@portal/contract/values/photo-address'
import { eq } from 'drizzle-orm'
import { fingerprintColumns, newPhoto } from '../../domain/make-picture.ts'
import type { Context } from '../../platform/request/context.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { receiveFile } from '../../platform/uploads/receive-file.ts'
import { storeFile } from '../../platform/uploads/store-file.ts'
import { photos } from '../../schema/photos.ts'

export const uploadPhoto: Verb<typeof photoEndpoints.upload> = async (context, { query, body }) => {
  const { caller } = context
  const { purpose, clientId } = query
  return receiveFile(context, caller.id, body, async file => {
    const { columns, objects, fingerprint: found } = await newPhoto(caller.id, file)
    return storeFile(context, {
      objects,
      clientId,
      request: [purpose, columns.sha256],
      keep: async ({ database }) => {
        if ((await database.$count(photos, eq(photos.ownerId, caller.id))) >= photoLimits.photos)
          throw new Refusal(
            'conflict',
            `You’ve reached the limit of ${photoLimits.photos} photos. Delete some first.`,
          )
        const compared = purpose === 'home' ? fingerprintColumns(found) : {}
        const [row] = await database
          .insert(photos)
          .values({ ...columns, ownerId: caller.id, purpose, ...compared })
          .returning()
        if (!row) throw new Error('The photo was not inserted')
        return { photo: asPhoto(row) }
      },
      readAgain: (own, answer) => readAgain(own, answer.photo.id),
    })
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
