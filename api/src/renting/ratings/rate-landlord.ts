import type { ratingEndpoints } from '@portal/contract/ratings/endpoints'
import { ratedAfterDays } from '@portal/contract/ratings/rating'
import type { ratingWritingEndpoints } from '@portal/contract/ratings/writing-endpoints'
import { eq } from 'drizzle-orm'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { recentTexts } from '../../domain/recent-texts.ts'
import { reviewMessage } from '../../domain/review-text.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Again, Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { properties } from '../../schema/properties.ts'
import { landlordRatings } from '../../schema/ratings.ts'
import { isRateable, tenancies } from '../../schema/tenancies.ts'
import { getRating, selectRatings } from './rating-rows.ts'

/** Throws `conflict` for a tenancy that is too young, over for too long, or rated already. */
export const rateLandlord: Verb<typeof ratingWritingEndpoints.rate> = async (context, { params, body }) => {
  const { database, caller } = context
  await refuseIfRestricted(context)
  const tenancy = await findOwnTenancy(database, caller, params.id)
  if (!tenancy.isRateable)
    throw new Refusal(
      'conflict',
      `You can rate your landlord after living there for ${ratedAfterDays} days, and for six months after moving out.`,
    )
  if (await findRating(database, params.id))
    throw new Refusal('conflict', 'You’ve already rated this landlord.')
  const { message, notice } = await reviewMessage(context, {
    source: 'rating',
    message: body.text ?? '',
    earlier: await recentTexts(database, {
      tenantId: caller.id,
      landlordId: tenancy.landlordId,
      senderId: caller.id,
    }),
  })
  const id = Bun.randomUUIDv7()
  await database.insert(landlordRatings).values({
    id,
    tenancyId: params.id,
    authorId: caller.id,
    landlordId: tenancy.landlordId,
    rating: body.rating,
    text: message || null,
  })
  return { rating: await getRating(database, id), notice }
}

/** As it is now; throws `not_found` once it is gone. */
export const readRated: Again<typeof ratingWritingEndpoints.rate> = async (
  { database },
  { rating: { id }, notice },
) => {
  const [rating] = await selectRatings(database).where(eq(landlordRatings.id, id))
  if (!rating) throw notFound('rating')
  return { rating, notice }
}

export const readOwnRating: Verb<typeof ratingEndpoints.ofTenancy> = async (
  { database, caller },
  { params },
) => {
  const tenancy = await findOwnTenancy(database, caller, params.id)
  const rating = await findRating(database, params.id)
  return { rating: rating ?? null, mayRate: tenancy.isRateable && !rating }
}

const findRating = async (database: Database, tenancyId: string) => {
  const [rating] = await selectRatings(database).where(eq(landlordRatings.tenancyId, tenancyId))
  return rating
}

/** Locked in a turn against another rating; throws `not_found` for anyone else's. */
const findOwnTenancy = async (database: Database, caller: Caller, id: string) => {
  const [tenancy] = await database
    .select({ tenantId: tenancies.tenantId, landlordId: properties.landlordId, isRateable })
    .from(tenancies)
    .innerJoin(properties, eq(properties.id, tenancies.propertyId))
    .where(eq(tenancies.id, id))
  if (!tenancy) throw notFound('tenancy')
  if (tenancy.tenantId !== caller.id) throw notFound('tenancy', { belongsToAnother: true })
  return tenancy
}
