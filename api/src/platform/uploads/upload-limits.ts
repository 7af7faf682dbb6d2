// How much people upload in all, besides how often (`uploads`).
import { eq, sql } from 'drizzle-orm'
import { documents } from '../../schema/documents.ts'
import { photos } from '../../schema/photos.ts'
import { networkOf } from '../limits/network.ts'
import { day, limitOf, takeTry } from '../limits/rate-limit.ts'
import type { Context } from '../request/context.ts'
import { Refusal } from '../request/refusal.ts'
import type { Caller } from '../session/find-caller.ts'

/** Twice what the documents of a person can have. @internal */
export const bytesOfPerson = limitOf('bytes', 400_000_000, day)
/** An office, or a street behind one address. @internal */
export const bytesOfNetwork = limitOf('bytes', 2_000_000_000, day, { by: 'network' })

/**
 * Counts what arrived, even if it is refused later; throws `too_many` past a day's bytes of the sender or their
 * network.
 */
export const takeBytes = async ({ database, address }: Context, sender: string, bytes: number) => {
  const words = 'These are more files than one can send in a day. Please go on tomorrow.'
  await takeTry(database, bytesOfPerson, sender, { count: bytes, words })
  await takeTry(database, bytesOfNetwork, networkOf(address), { count: bytes, words })
}

/** For accounts whose address nobody confirmed: a document of the largest size, or a home's pictures. */
const unconfirmedMegabytes = 10

/** Throws `email_unconfirmed` past that. In a portal that sends no mail nobody can confirm an address. */
export const refuseUnconfirmedBytes = async (
  { database, caller, mail }: Context<Caller>,
  bytes: number,
): Promise<void> => {
  if (!mail || caller.emailConfirmedAt) return
  const [kept] = await database.execute<{ bytes: number }>(sql`
    select (
      (select coalesce(sum(bytes), 0) from ${documents} where ${eq(documents.ownerId, caller.id)})
      + (select coalesce(sum(bytes), 0) from ${photos} where ${eq(photos.ownerId, caller.id)})
    )::float8 as bytes`)
  if ((kept?.bytes ?? 0) + bytes > unconfirmedMegabytes * 1_048_576)
    throw new Refusal(
      'email_unconfirmed',
      `Please confirm your email address first. Until then, your files can total up to ${unconfirmedMegabytes} MB.`,
    )
}
