import type { photoEndpoints } from '@portal/contract/photos/endpoints'
import { eq } from 'drizzle-orm'
import { removeObjects } from '../../domain/photo-objects.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { photos, photoUses } from '../../schema/photos.ts'

/** Deletes a photo that nothing shows: its row, then its objects. Those that cannot be removed now, `tidyPhotos` removes. */
export const deletePhoto: Verb<typeof photoEndpoints.delete> = async (context, { params }) => {
  const storageKey = await inTurn(context, async ({ database, caller }) => {
    const [photo] = await database.select().from(photos).where(eq(photos.id, params.id))
    if (!photo) throw notFound('photo')
    if (photo.ownerId !== caller.id) throw notFound('photo', { belongsToAnother: true })
    if ((await database.$count(photoUses, eq(photoUses.photoId, photo.id))) > 0)
      throw new Refusal('conflict', 'This picture is still shown: remove it there first.')
    await database.delete(photos).where(eq(photos.id, photo.id))
    return photo.storageKey
  })
  await removeObjects(context.objects, storageKey).catch(() => {})
}
