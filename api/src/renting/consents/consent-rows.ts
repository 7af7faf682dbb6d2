import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { consentColumns } from '../../domain/open-consent.ts'
import type { Database } from '../../platform/database/database.ts'
import { consentReads, userConsents } from '../../schema/consents.ts'
import { listingPersonOf, users } from '../../schema/people.ts'

const owners = alias(users, 'owners')
const requesters = alias(users, 'requesters')

const ofThisConsent = eq(consentReads.consentId, userConsents.id)
const columns = {
  ...consentColumns,
  owner: listingPersonOf(owners),
  requester: listingPersonOf(requesters),
  readCount: sql<number>`(select count(*)::int from ${consentReads} where ${ofThisConsent})`,
  lastReadAt: sql<
    string | null
  >`(select max(${consentReads.createdAt}) from ${consentReads} where ${ofThisConsent})`.mapWith(
    consentReads.createdAt,
  ),
}

/** In the contract's shape; add where, order and limit. */
export const selectConsents = (database: Database) =>
  database
    .select(columns)
    .from(userConsents)
    .innerJoin(owners, eq(owners.id, userConsents.ownerId))
    .innerJoin(requesters, eq(requesters.id, userConsents.requesterId))
    .$dynamic()

export const getConsent = async (transaction: Database, id: string) => {
  const [consent] = await selectConsents(transaction).where(eq(userConsents.id, id))
  if (!consent) throw new Error(`The consent ${id} was written in this transaction but cannot be read in it`)
  return consent
}
