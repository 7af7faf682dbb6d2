import type { consentEndpoints } from '@portal/contract/consents/endpoints'
import { and, eq, inArray, or } from 'drizzle-orm'
import { consentStatus } from '../../domain/open-consent.ts'
import { newestFirst, readPage } from '../../platform/request/read-page.ts'
import type { Verb } from '../../platform/request/route.ts'
import { consentReads, userConsents } from '../../schema/consents.ts'
import { listingPersonOf, users } from '../../schema/people.ts'
import { refuseUnlessSide } from './consent-access.ts'
import { selectConsents } from './consent-rows.ts'

const { id, ownerId, requesterId } = userConsents

/** Newest first. */
export const listConsents: Verb<typeof consentEndpoints.list> = async ({ database, caller }, { query }) => {
  const { side, status, personId } = query
  const isOwner = eq(ownerId, caller.id)
  const isRequester = eq(requesterId, caller.id)
  const isOfSide = side === 'owner' ? isOwner : side === 'requester' ? isRequester : or(isOwner, isRequester)
  const { page, nextCursor } = await readPage(query, newestFirst(id), isFurther =>
    selectConsents(database).where(
      and(
        isOfSide,
        status && inArray(consentStatus, status),
        personId === undefined ? undefined : or(eq(ownerId, personId), eq(requesterId, personId)),
        isFurther,
      ),
    ),
  )
  return { consents: page, nextCursor }
}

/** For the owner of the facts, newest first. */
export const listReads: Verb<typeof consentEndpoints.reads> = async (
  { database, caller },
  { params, query },
) => {
  const [consent] = await database.select().from(userConsents).where(eq(id, params.id))
  refuseUnlessSide(consent, caller, 'owner')
  const columns = {
    id: consentReads.id,
    reader: listingPersonOf(users),
    fields: consentReads.fields,
    createdAt: consentReads.createdAt,
  }
  const { page, nextCursor } = await readPage(query, newestFirst(consentReads.id), isFurther =>
    database
      .select(columns)
      .from(consentReads)
      .innerJoin(users, eq(users.id, consentReads.readerId))
      .where(and(eq(consentReads.consentId, params.id), isFurther)),
  )
  return { reads: page, nextCursor }
}
