// Finds listings whose landlord may not have the home, for administrators to look at. A finding decides nothing alone.
import type { ReportReason } from '@portal/contract/moderation/report'
import { adviseListingWords } from '@portal/contract/properties/listing-advice'
import { countOf } from '@portal/contract/properties/property-words'
import { medianOf } from '@portal/contract/values/median'
import { formatDollars } from '@portal/contract/values/numerals'
import { and, eq, lt, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database/database.ts'
import type { Subscriber } from '../../platform/jobs/deliver-event.ts'
import { photos, photoUses } from '../../schema/photos.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { contentViolations, isFindingOpen } from '../../schema/warnings.ts'
import { kindOf, readOwnHomes } from './insights/own-homes.ts'

type Home = typeof properties.$inferSelect

/** Returns what to tell an administrator, or undefined. What one of them decided comes back only in other words. */
type Check = (database: Database, home: Home) => Promise<string | undefined>

/** A picture that was saved again at half the size differs in one or two of the 64. */
const maxBitsApart = 5

const quoted = ({ title, id }: Pick<Home, 'title' | 'id'>): string => `“${title}” (${id})`

/** Only to an earlier upload, so that whose picture was copied is not suspected. */
const findLikePicture: Check = async (database, { id, landlordId }) => {
  const other = alias(photos, 'other')
  const otherUse = alias(photoUses, 'other_use')
  const [found] = await database
    .select({ id: properties.id, title: properties.title })
    .from(photoUses)
    .innerJoin(photos, eq(photos.id, photoUses.photoId))
    .innerJoin(
      other,
      and(lt(other.id, photos.id), sql`${other.fingerprintParts} && ${photos.fingerprintParts}`),
    )
    .innerJoin(otherUse, eq(otherUse.photoId, other.id))
    .innerJoin(properties, eq(properties.id, otherUse.propertyId))
    .where(
      and(
        eq(photoUses.propertyId, id),
        sql`bit_count(${other.fingerprint} # ${photos.fingerprint}) <= ${maxBitsApart}`,
        ne(properties.landlordId, landlordId),
        isNotDeleted,
      ),
    )
    .orderBy(properties.id)
    .limit(1)
  return found && `A picture is like one of ${quoted(found)}, which another landlord listed.`
}

const findSameAddress: Check = async (database, { address, city, zipCode, landlordId }) => {
  const sameText = (column: typeof properties.address | typeof properties.city, text: string) =>
    sql`lower(${column}) = lower(${text})`
  const [found] = await database
    .select({ id: properties.id, title: properties.title })
    .from(properties)
    .where(
      and(
        sameText(properties.address, address),
        sameText(properties.city, city),
        eq(properties.zipCode, zipCode),
        ne(properties.landlordId, landlordId),
        isNotDeleted,
      ),
    )
    .orderBy(properties.id)
    .limit(1)
  return found && `Another landlord listed the same address: ${quoted(found)}.`
}

/** How many others make a median, and the share of it below which a rent is doubtful. */
const rents = { others: 10, share: 0.5 }

const findLowRent: Check = async (database, { id, landlordId, rentAmount }) => {
  const [home] = await readOwnHomes(database, landlordId, id)
  if (!home || home.similar.length < rents.others) return undefined
  const median = medianOf(home.similar.map(each => each.rentAmount))
  if (rentAmount >= rents.share * median) return undefined
  return `The rent is ${formatDollars(rentAmount)}; of ${countOf(home.similar.length, 'home')} nearby (${kindOf(home)}), half cost ${formatDollars(Math.round(median))} or more.`
}

/** Its landlord was advised, and published it all the same. */
const findChoosingWords: Check = async (_, home) => {
  const found = adviseListingWords(home).map(advice => `“${advice.found}”`)
  return found.length === 0 ? undefined : `It may exclude people: ${found.join(', ')}.`
}

const checks: Record<string, { find: Check; reason: ReportReason }> = {
  like_picture: { find: findLikePicture, reason: 'fake_listing' },
  same_address: { find: findSameAddress, reason: 'fake_listing' },
  low_rent: { find: findLowRent, reason: 'fake_listing' },
  choosing_words: { find: findChoosingWords, reason: 'discrimination' },
}

/** Runs each check on a home that was listed or changed. */
export const checkListing: Subscriber<'property_listed' | 'property_changed'> = async (
  transaction,
  { propertyId },
) => {
  const isIt = and(eq(properties.id, propertyId), eq(properties.visibilityLevel, 'public'), isNotDeleted)
  const [home] = await transaction.select().from(properties).where(isIt).for('share')
  if (!home) return
  for (const [violationType, { find, reason }] of Object.entries(checks)) {
    const note = await find(transaction, home)
    if (note === undefined) continue
    const isKnown = and(
      eq(contentViolations.subjectId, propertyId),
      eq(contentViolations.violationType, violationType),
      or(isFindingOpen(contentViolations.status), eq(contentViolations.note, note)),
    )
    if ((await transaction.$count(contentViolations, isKnown)) > 0) continue
    await transaction.insert(contentViolations).values({
      userId: home.landlordId,
      violationType,
      source: 'check',
      subjectType: 'property',
      subjectId: propertyId,
      reason,
      note,
    })
  }
}
