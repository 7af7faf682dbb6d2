// What one person writes for another passes the contact filter (spec §1): each text field of the contract is listed
// here, and each that others read is tried.
import { describe, expect, test } from 'bun:test'
import { acceptEndpoints } from '@portal/contract/applications/accept-endpoints'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { vendorEndpoints } from '@portal/contract/maintenance/vendor-endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ratingWritingEndpoints } from '@portal/contract/ratings/writing-endpoints'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { filteredMessage } from '@portal/language/contact-filter/verdict'
import { howMany } from '@portal/server/test/length'
import { eq, inArray, sql } from 'drizzle-orm'
import type { JsonSchema } from '../test/arbitrary-input.ts'
import { describedBodies } from '../test/described-bodies.ts'
import { inDays, makeHome, newApplication, newTerms } from '../test/new-application.ts'
import { makeCheck } from '../test/new-check.ts'
import { confirmAddress, makeInquiry } from '../test/new-consent.ts'
import { newListing } from '../test/new-listing.ts'
import { makeRateableTenancy, makeRating } from '../test/new-rating.ts'
import { makeTenancy, newRequest } from '../test/new-tenancy.ts'
import { makeThread } from '../test/new-thread.ts'
import { openTestApp, registration } from '../test/test-app.ts'
import { propertyInquiries } from './schema/inquiries.ts'
import { properties } from './schema/properties.ts'

const { app, database, visitor, signUp, forgetLimits } = await openTestApp()

type Person = Awaited<ReturnType<typeof signUp>>
interface Pair {
  tenant: Person
  landlord: Person
  ids: { tenant: string; landlord: string }
}
type Send = (pair: Pair, text: string) => Promise<Response>

const meet = async (): Promise<Pair> => {
  await forgetLimits()
  const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
  for (const { user } of [tenant, landlord]) await confirmAddress(database, user.id)
  return { tenant, landlord, ids: { tenant: tenant.user.id, landlord: landlord.user.id } }
}

const tenancyOf = async (pair: Pair) => ({ id: await makeRateableTenancy(database, pair.ids) })
const inquiryOf = async (pair: Pair) => ({ id: await makeInquiry(database, pair.ids) })
const applicationOf = async ({ tenant, ids }: Pair) => {
  const body = newApplication(await makeHome(database, ids.landlord))
  return { id: (await tenant.call(applicationEndpoints.create, { body })).application.id }
}
const threadOf = async ({ ids }: Pair) => {
  const propertyId = await makeTenancy(database, ids)
  return {
    id: await makeThread(database, { propertyId, tenantId: ids.tenant, landlordId: ids.landlord }, []),
  }
}
const facts = { dataCategory: 'profile', specificFields: ['maxRent'] }

/** What is found is removed; a detail can be split over several fields. */
const toOne: Readonly<Record<string, { by: 'tenant' | 'landlord'; send: Send }>> = {
  'POST /api/inquiries message': {
    by: 'tenant',
    send: async ({ tenant, ids }, message) =>
      tenant.sendTo(inquiryEndpoints.create, {
        body: { propertyId: await makeHome(database, ids.landlord), message },
      }),
  },
  'POST /api/inquiries/:id/respond message': {
    by: 'landlord',
    send: async (pair, message) =>
      pair.landlord.sendTo(inquiryEndpoints.respond, { params: await inquiryOf(pair), body: { message } }),
  },
  'POST /api/properties/:id/decline-inquiries message': {
    by: 'landlord',
    send: async (pair, message) => {
      const { id } = await inquiryOf(pair)
      const home = database
        .select({ id: propertyInquiries.propertyId })
        .from(propertyInquiries)
        .where(eq(propertyInquiries.id, id))
      const [taken] = await database
        .update(properties)
        .set({ isAvailable: false })
        .where(inArray(properties.id, home))
        .returning()
      return pair.landlord.sendTo(inquiryEndpoints.declineOthers, {
        params: { id: taken?.id ?? '' },
        body: { message },
      })
    },
  },
  'POST /api/inquiries/:id/propose message': {
    by: 'landlord',
    send: async (pair, message) =>
      pair.landlord.sendTo(inquiryEndpoints.propose, {
        params: await inquiryOf(pair),
        body: { dates: [inDays(3)], message },
      }),
  },
  'POST /api/inquiries/:id/cancel reason': {
    by: 'tenant',
    send: async (pair, reason) =>
      pair.tenant.sendTo(inquiryEndpoints.cancel, { params: await inquiryOf(pair), body: { reason } }),
  },
  'POST /api/threads/:id/messages message': {
    by: 'landlord',
    send: async (pair, message) =>
      pair.landlord.sendTo(threadEndpoints.write, { params: await threadOf(pair), body: { message } }),
  },
  'POST /api/applications message': {
    by: 'tenant',
    send: async ({ tenant, ids }, message) =>
      tenant.sendTo(applicationEndpoints.create, {
        body: newApplication(await makeHome(database, ids.landlord), { message }),
      }),
  },
  'POST /api/applications/:id/accept message': {
    by: 'landlord',
    send: async (pair, message) =>
      pair.landlord.sendTo(acceptEndpoints.accept, {
        params: await applicationOf(pair),
        body: newTerms({ message }),
      }),
  },
  'POST /api/applications/:id/decline message': {
    by: 'landlord',
    send: async (pair, message) =>
      pair.landlord.sendTo(applicationEndpoints.decline, {
        params: await applicationOf(pair),
        body: { reason: 'another_applicant', message },
      }),
  },
  'POST /api/consents purpose': {
    by: 'landlord',
    send: async (pair, purpose) => {
      await inquiryOf(pair)
      return pair.landlord.sendTo(consentEndpoints.ask, {
        body: { ...facts, ownerId: pair.ids.tenant, purpose },
      })
    },
  },
  'POST /api/consents/share purpose': {
    by: 'tenant',
    send: async (pair, purpose) => {
      await inquiryOf(pair)
      return pair.tenant.sendTo(consentEndpoints.share, {
        body: { ...facts, requesterId: pair.ids.landlord, purpose },
      })
    },
  },
  'POST /api/background-checks/:id/dispute message': {
    by: 'tenant',
    send: async ({ tenant, ids }, message) =>
      tenant.sendTo(backgroundCheckEndpoints.dispute, {
        params: { id: await makeCheck(database, ids, 'ready') },
        body: { message },
      }),
  },
  'POST /api/tenancies/:id/move-in note': {
    by: 'tenant',
    send: async (pair, note) =>
      pair.tenant.sendTo(tenancyWritingEndpoints.moveIn, { params: await tenancyOf(pair), body: { note } }),
  },
  'POST /api/tenancies/:id/notice reason': {
    by: 'landlord',
    send: async (pair, reason) =>
      pair.landlord.sendTo(tenancyWritingEndpoints.notice, {
        params: await tenancyOf(pair),
        body: { endsOn: newTerms().startsOn, reason },
      }),
  },
  'POST /api/tenancies/:id/rating text': {
    by: 'tenant',
    send: async (pair, text) =>
      pair.tenant.sendTo(ratingWritingEndpoints.rate, {
        params: await tenancyOf(pair),
        body: { rating: 4, text },
      }),
  },
  'POST /api/ratings/:id/answer text': {
    by: 'landlord',
    send: async (pair, text) =>
      pair.landlord.sendTo(ratingWritingEndpoints.answer, {
        params: { id: await makeRating(database, pair.ids) },
        body: { text },
      }),
  },
}

const create =
  (fieldsWith: (text: string) => object): Send =>
  ({ landlord }, text) =>
    landlord.sendTo(listingEndpoints.create, { body: newListing({ ...fieldsWith(text) }) })
const update =
  (fieldsWith: (text: string) => object): Send =>
  async ({ landlord, ids }, text) =>
    landlord.sendTo(listingEndpoints.update, {
      params: { id: await makeHome(database, ids.landlord) },
      body: fieldsWith(text),
    })
const saveProfile =
  (fieldsWith: (text: string) => object): Send =>
  ({ tenant }, text) =>
    tenant.sendTo(tenantProfileEndpoints.update, { body: fieldsWith(text) })
const register =
  (fieldsWith: (text: string) => object): Send =>
  (_, text) =>
    visitor().sendTo(accountEndpoints.register, { body: registration({ ...fieldsWith(text) }) })
const rename =
  (fieldsWith: (text: string) => object): Send =>
  ({ landlord }, text) =>
    landlord.sendTo(accountEndpoints.updateProfile, { body: fieldsWith(text) })

const photo = '/api/photos/0198c5e0-0000-7000-8000-000000000001'
const inListings: readonly (readonly [string, (text: string) => object])[] = [
  ['title', title => ({ title })],
  ['description', description => ({ description })],
  ['address', address => ({ address })],
  ['city', city => ({ city })],
  ['state', state => ({ state })],
  ['zipCode', zipCode => ({ zipCode })],
  ['neighborhood', neighborhood => ({ neighborhood })],
  ['amenities[]', amenity => ({ amenities: [amenity] })],
  ['imageDescriptions.*', text => ({ images: [photo], imageDescriptions: { [photo]: text } })],
]
const inNames: readonly (readonly [string, (text: string) => object])[] = [
  ['firstName', firstName => ({ firstName })],
  ['lastName', lastName => ({ lastName })],
  ['organizationName', organizationName => ({ accountType: 'organization', organizationName })],
  ['representativeFor', representativeFor => ({ accountType: 'representative', representativeFor })],
  ['licenseNumber', licenseNumber => ({ accountType: 'realtor', licenseNumber, licenseState: 'CA' })],
  ['licenseState', licenseState => ({ accountType: 'realtor', licenseNumber: 'A-1', licenseState })],
]
const inTenantProfiles: readonly (readonly [string, (text: string) => object])[] = [
  ['preferredLocation', preferredLocation => ({ preferredLocation })],
  ['workExperience', workExperience => ({ workExperience })],
  ['employmentStatus', employmentStatus => ({ employmentStatus })],
  ['employerName', employerName => ({ employerName })],
  ['previousAddresses[]', address => ({ previousAddresses: [address] })],
  ['reasonForMoving', reasonForMoving => ({ reasonForMoving })],
  ['criminalHistoryDetails', criminalHistoryDetails => ({ criminalHistoryDetails })],
  ['petDetails', petDetails => ({ petDetails })],
  ['smokingStatus', smokingStatus => ({ smokingStatus })],
]
const asVendor: Send = async ({ tenant, landlord, ids }, message) => {
  const body = newRequest(await makeTenancy(database, ids))
  const { request } = await tenant.call(filingEndpoints.create, { body })
  const { url } = await landlord.call(vendorEndpoints.makeLink, {
    params: { id: request.id },
    body: { vendorName: 'Bay Plumbing', days: 7 },
  })
  const params = { token: url.slice(url.indexOf('#') + 1) }
  return visitor().sendTo(vendorEndpoints.update, { params, body: { message } })
}

/** What is found is removed, or the text refused. */
const toMany: Readonly<Record<string, Send>> = Object.fromEntries([
  ['POST /api/vendor/:token message', asVendor],
  ...inListings.map(([field, fieldsWith]) => [`POST /api/properties ${field}`, create(fieldsWith)] as const),
  ...inListings.map(
    ([field, fieldsWith]) => [`PUT /api/properties/:id ${field}`, update(fieldsWith)] as const,
  ),
  ...inNames.map(
    ([field, fieldsWith]) => [`POST /api/auth/register ${field}`, register(fieldsWith)] as const,
  ),
  ...inNames.map(([field, fieldsWith]) => [`PUT /api/auth/profile ${field}`, rename(fieldsWith)] as const),
  ...inTenantProfiles.map(
    ([field, fieldsWith]) => [`PUT /api/tenant-profile ${field}`, saveProfile(fieldsWith)] as const,
  ),
])

/** Fields that nobody else reads, that are no words of theirs, or that are exempt. */
const others: readonly (readonly [why: string, fields: RegExp])[] = [
  ['secrets and tokens', / (?:password|newPassword|currentPassword|token|sessionId)$/],
  [
    'of the author alone',
    /^(?:POST|PUT) \/api\/(?:saved-searches|saved-replies|ai\/|places\/|warnings|properties\/(?::id\/)?suggest-text)/,
  ],
  [
    'the address of the account itself, and its phone number, which nobody else sees',
    /\/api\/auth\/\w+ (?:phone|email)$/,
  ],
  [
    'open by a consent to contact details, which is its purpose',
    /\/api\/tenant-profile (?:rentalReferences\[\]|emergencyContact)$/,
  ],
  [
    'repairs, in which both sides know each other’s address (docs/decisions/what-people-write.md)',
    /\/api\/maintenance\//,
  ],
  [
    'names of facts and plans, of which only known ones are taken',
    / (?:specificFields\[\]|share\.\w+\[\]|priceId|planName)$/,
  ],
  [
    'reports, appeals and what administrators say, in which the evidence must be readable',
    /^POST \/api\/(?:reports|violations|admin)\b/,
  ],
  ['failures of apps', /\/api\/client-failures/],
]

/** With its path: "amenities[]", "share.profile[]". */
const textsIn = (schema: JsonSchema, path: string): string[] => {
  const { anyOf = [], properties = {}, items, additionalProperties, type, format, pattern } = schema
  const isFree = [type].flat().includes('string') && !format && !pattern && !schema.enum && !schema.const
  return [
    ...(isFree ? [path] : []),
    ...anyOf.flatMap(each => textsIn(each, path)),
    ...Object.entries(properties).flatMap(([name, each]) => textsIn(each, `${path}.${name}`)),
    ...(items ? textsIn(items, `${path}[]`) : []),
    ...(typeof additionalProperties === 'object' ? textsIn(additionalProperties, `${path}.*`) : []),
  ]
}

const texts = (await describedBodies(app)).flatMap(({ call, fields }) =>
  fields.flatMap(([name, schema]) => textsIn(schema, name).map(path => `${call} ${path}`)),
)
const tried = [...Object.keys(toOne), ...Object.keys(toMany)]

const isStored = async (word: string): Promise<boolean> => {
  const tables = [
    'thread_messages',
    'property_inquiries',
    'applications',
    'user_consents',
    'tenancies',
    'landlord_ratings',
    'background_checks',
    'properties',
    'users',
    'tenant_profiles',
    'maintenance_request_updates',
  ]
  const counts = await Promise.all(
    tables.map(table =>
      database.$count(sql`${sql.identifier(table)} as stored`, sql`stored::text like ${`%${word}%`}`),
    ),
  )
  return counts.some(count => count > 0)
}

test('every field of text is one that the filter reads, or is known to need none', () => {
  const known = (field: string) => others.some(([, fields]) => fields.test(field))
  expect(texts.filter(field => !tried.includes(field) && !known(field))).toEqual([])
  expect(tried.filter(field => !texts.includes(field))).toEqual([])
  for (const [why, fields] of others)
    expect([why, texts.some(field => fields.test(field))]).toEqual([why, true])
})

let count = 0
const next = () => {
  count += 1
  return count
}
/** No two tests can find each other's. */
const newAddress = () => `ruth.keller.${next()}x@gmail.com`

test.each(
  Object.entries({
    ...toMany,
    ...Object.fromEntries(Object.entries(toOne).map(([field, { send }]) => [field, send])),
  }),
)('an address written as %s is not stored', async (field, send) => {
  const address = newAddress()
  const answer = await send(await meet(), `Mail ${address}`)
  const said = await answer.text()
  expect([field, answer.ok || answer.status === 422, said.includes(address)]).toEqual([field, true, false])
  if (!answer.ok) expect(said).toMatch(/contact|email|license|ZIP|state/i)
  expect(await isStored(address)).toBe(false)
})

describe('the second half of a number', () => {
  const newHalf = () => `${7_000 + next()}`
  /** In the short form, fields take turns. */
  const parts = howMany(3, 1)
  const firsts = Object.entries(toOne).filter((_, index) => index % parts === 0)
  const seconds = Object.entries(toOne).filter((_, index) => (index + 1) % parts === 0)

  test.each(firsts)(
    'is not stored as %s when the first was a message, and its author is told so',
    async (_, { by, send }) => {
      const pair = await meet()
      const { id } = await threadOf(pair)
      const half = newHalf()
      await pair[by].call(threadEndpoints.write, {
        params: { id },
        body: { message: 'My cell begins with 415 555' },
      })
      const answer = await send(pair, `and it ends with ${half}`)
      expect(await answer.json()).toMatchObject({ notice: filteredMessage })
      expect(await isStored(`ends with ${half}`)).toBe(false)
    },
  )

  test.each(seconds)('is not stored as a message when the first was %s', async (_, { by, send }) => {
    const pair = await meet()
    const half = newHalf()
    expect((await send(pair, 'My cell begins with 415 555')).ok).toBe(true)
    const { id } = await threadOf(pair)
    const body = { message: `and it ends with ${half}` }
    const { notice } = await pair[by].call(threadEndpoints.write, { params: { id }, body })
    expect(notice).not.toBeNull()
    expect(await isStored(`ends with ${half}`)).toBe(false)
  })
})
