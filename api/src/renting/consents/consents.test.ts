import { describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import type { ConsentStatus } from '@portal/contract/consents/consent'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { consentLifecycle } from '@portal/contract/consents/lifecycle'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { mayFollow, statesOf } from '@portal/contract/lifecycle'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { filteredMessage } from '@portal/language/contact-filter/verdict'
import { untilTrue } from '@portal/server/test/until-true'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { contextAs } from '../../../test/context-as.ts'
import { day } from '../../../test/day.ts'
import { explainedDatabase } from '../../../test/explained-database.ts'
import { confirmAddress, makeConsent, makeInquiry, makePerson } from '../../../test/new-consent.ts'
import { makeTenancy } from '../../../test/new-tenancy.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { consentReads, userConsents } from '../../schema/consents.ts'
import { documents } from '../../schema/documents.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { aiNotifications } from '../../schema/notifications.ts'
import { tenantProfiles, users } from '../../schema/people.ts'
import { securityEvents } from '../../schema/sessions.ts'
import { tenancies } from '../../schema/tenancies.ts'
import { contentViolations } from '../../schema/warnings.ts'
import { listConsents, listReads } from './list-consents.ts'
import { tellOfEnds } from './tell-of-ends.ts'

const { signUp, database, services } = await openTestApp({ jobs: true })
const { list, facts, ask, share, grant, deny, revoke, data, reads } = consentEndpoints

type Dealing = 'none' | 'inquiry' | 'tenancy'

const meetPeople = async (dealing: Dealing) => {
  const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
  const parties = { tenant: tenant.user.id, landlord: landlord.user.id }
  for (const id of Object.values(parties)) await confirmAddress(database, id)
  await tenant.call(tenantProfileEndpoints.update, { body: profile })
  if (dealing === 'inquiry') await makeInquiry(database, parties)
  const home = dealing === 'tenancy' ? await makeTenancy(database, parties) : undefined
  const request = (fields: object = {}) => ({
    ownerId: tenant.user.id,
    dataCategory: 'profile',
    specificFields: ['maxRent', 'moveInDate', 'petOwner'],
    purpose: 'To see whether the home fits you.',
    ...fields,
  })
  return { tenant, landlord, parties, home, request }
}

const profile = {
  maxRent: 2900,
  moveInDate: '2027-03-01',
  petOwner: true,
  petDetails: 'A quiet cat',
  monthlyIncome: 8123.45,
  employerName: 'Bay Ferries',
  rentalReferences: ['Joe, 415-555-0123'],
  emergencyContact: 'Ann, 415-555-0177',
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()
const letPass = (consentId: string, interval: string) =>
  database
    .update(userConsents)
    .set({
      createdAt: sql`${userConsents.createdAt} - ${interval}::interval`,
      grantedAt: sql`${userConsents.grantedAt} - ${interval}::interval`,
      expiresAt: sql`${userConsents.expiresAt} - ${interval}::interval`,
    })
    .where(eq(userConsents.id, consentId))
const by = (id: string) => ({ params: { id } })

const titlesOf = async (userId: string): Promise<string[]> =>
  (
    await database
      .select({ title: aiNotifications.title })
      .from(aiNotifications)
      .where(and(eq(aiNotifications.userId, userId), eq(aiNotifications.category, 'consent')))
      .orderBy(aiNotifications.id)
  ).map(({ title }) => title)

describe('asking', () => {
  test('is not found and noted without dealings; an inquiry opens the profile, and nothing beyond it', async () => {
    const { tenant, landlord, parties, request } = await meetPeople('none')
    expect((await landlord.refusal(ask, { body: request() })).status).toBe(404)
    const isRefused = and(eq(securityEvents.userId, parties.landlord), eq(securityEvents.eventType, 'access'))
    expect(await database.$count(securityEvents, isRefused)).toBe(1)
    expect((await landlord.refusal(ask, { body: request({ ownerId: crypto.randomUUID() }) })).status).toBe(
      404,
    )
    expect((await landlord.refusal(ask, { body: request({ ownerId: parties.landlord }) })).status).toBe(404)
    await makeInquiry(database, parties)
    const { consent, notice } = await landlord.call(ask, { body: request() })
    expect(notice).toBeNull()
    expect(consent).toMatchObject({
      status: 'pending',
      ownerId: parties.tenant,
      requesterId: parties.landlord,
      specificFields: ['maxRent', 'moveInDate', 'petOwner'],
      readCount: 0,
      lastReadAt: null,
      owner: { id: parties.tenant, firstName: 'Alex' },
    })
    await untilTrue(async () => (await titlesOf(parties.tenant)).length === 1)
    const { notifications } = await tenant.call(notificationEndpoints.list)
    expect(notifications[0]).toMatchObject({
      title: 'Someone asks to see your details',
      message: 'Alex Doe asks for your maximum rent, move-in date, and pets.',
      actionRequired: true,
      actionUrl: '/profile/sharing',
      expiresAt: new Date(Date.parse(consent.createdAt) + 14 * 86_400_000).toISOString(),
    })
    const income = request({ dataCategory: 'financial', specificFields: ['monthlyIncome'] })
    expect(await landlord.refusal(ask, { body: income })).toMatchObject({
      status: 422,
      fields: { dataCategory: expect.stringContaining('application') },
    })
  })

  test('is possible while the two deal with each other', async () => {
    const { landlord, parties, request } = await meetPeople('none')
    const inquiryId = await makeInquiry(database, parties)
    const is = eq(propertyInquiries.id, inquiryId)
    for (const status of ['declined', 'cancelled', 'expired'] as const) {
      await database.update(propertyInquiries).set({ status }).where(is)
      expect((await landlord.refusal(ask, { body: request() })).status).toBe(404)
    }
    await database.update(propertyInquiries).set({ status: 'completed' }).where(is)
    const { consent } = await landlord.call(ask, { body: request() })
    await database.delete(userConsents).where(eq(userConsents.id, consent.id))
    await database.execute(sql`alter table property_inquiries disable trigger user`)
    await database
      .update(propertyInquiries)
      .set({ updatedAt: inDays(-31) })
      .where(is)
    await database.execute(sql`alter table property_inquiries enable trigger user`)
    expect((await landlord.refusal(ask, { body: request() })).status).toBe(404)
    await makeTenancy(database, { ...parties, endsOn: day(-20) })
    const income = request({ dataCategory: 'background', specificFields: ['hasCriminalHistory'] })
    await landlord.call(ask, { body: income })
    await database
      .update(tenancies)
      .set({ endsOn: day(-33) })
      .where(eq(tenancies.tenantId, parties.tenant))
    expect((await landlord.refusal(ask, { body: request() })).status).toBe(404)
  })

  test('names its facts, its home and its purpose, or the field that is wrong', async () => {
    const { tenant, landlord, parties, home, request } = await meetPeople('tenancy')
    const stranger = await makeTenancy(database, {
      tenant: (await signUp('tenant')).user.id,
      landlord: parties.landlord,
    })
    for (const [fields, field] of [
      [{ specificFields: [] }, 'specificFields'],
      [{ specificFields: ['monthlyIncome'] }, 'specificFields'],
      [{ specificFields: ['passwordHash'] }, 'specificFields'],
      [{ dataCategory: 'everything' }, 'dataCategory'],
      [{ purpose: 'Because' }, 'purpose'],
      [{ purpose: undefined }, 'purpose'],
      [{ propertyId: stranger }, 'propertyId'],
    ] as const)
      expect([
        fields,
        Object.keys((await landlord.refusal(ask, { body: request(fields) })).fields ?? {}),
      ]).toEqual([fields, [field]])
    const ofLandlord = { ...request({ ownerId: parties.landlord }), specificFields: ['maxRent'] }
    expect((await tenant.refusal(ask, { body: ofLandlord })).fields).toHaveProperty('dataCategory')
    const { consent } = await landlord.call(ask, { body: request({ propertyId: home }) })
    expect(consent.propertyId).toBe(home ?? '')
  })

  test('needs a confirmed address and no restriction', async () => {
    const { landlord, parties, request } = await meetPeople('inquiry')
    const isLandlord = eq(users.id, parties.landlord)
    await database.update(users).set({ emailConfirmedAt: null }).where(isLandlord)
    expect(await landlord.refusal(ask, { body: request() })).toMatchObject({
      status: 403,
      code: 'email_unconfirmed',
    })
    await confirmAddress(database, parties.landlord)
    await database.update(users).set({ isContentRestricted: true }).where(isLandlord)
    expect(await landlord.refusal(ask, { body: request() })).toMatchObject({
      status: 403,
      code: 'restricted',
    })
  })

  test('is a conflict while the same is open, and for 30 days after a refusal', async () => {
    const { tenant, landlord, request } = await meetPeople('inquiry')
    const { consent } = await landlord.call(ask, { body: request() })
    expect((await landlord.refusal(ask, { body: request() })).status).toBe(409)
    await tenant.call(deny, by(consent.id))
    expect(await landlord.refusal(ask, { body: request() })).toMatchObject({
      status: 409,
      message: expect.stringContaining('You can ask again on'),
    })
    await database.execute(sql`alter table user_consents disable trigger user`)
    await database
      .update(userConsents)
      .set({ updatedAt: inDays(-30) })
      .where(eq(userConsents.id, consent.id))
    await database.execute(sql`alter table user_consents enable trigger user`)
    const { consent: second } = await landlord.call(ask, { body: request() })
    await letPass(second.id, '15 days')
    expect((await landlord.call(list)).consents.map(({ status }) => status)).toEqual(['expired', 'denied'])
    await landlord.call(ask, { body: request({ specificFields: ['maxRent'] }) })
  })

  test('is possible twenty times a day', async () => {
    const landlord = await signUp('landlord')
    await confirmAddress(database, landlord.user.id)
    const askSomeone = async () => {
      const tenant = await makePerson(database, 'tenant')
      await makeInquiry(database, { tenant, landlord: landlord.user.id })
      return {
        ownerId: tenant,
        dataCategory: 'profile',
        specificFields: ['maxRent'],
        purpose: 'To see whether the home fits you.',
      }
    }
    for (let count = 0; count < 20; count += 1) await landlord.call(ask, { body: await askSomeone() })
    expect((await landlord.refusal(ask, { body: await askSomeone() })).status).toBe(429)
  })

  test('has its purpose read by the contact filter, joined with the one before', async () => {
    const { landlord, parties, request } = await meetPeople('tenancy')
    const { consent, notice } = await landlord.call(ask, {
      body: request({ purpose: 'Write to me: joe@example.org, then we talk.' }),
    })
    expect([consent.purpose, notice]).toEqual([
      'Write to me: [EMAIL REMOVED], then we talk.',
      filteredMessage,
    ])
    const [kept] = await database
      .select()
      .from(contentViolations)
      .where(eq(contentViolations.userId, parties.landlord))
    expect(kept).toMatchObject({ source: 'consent', violationType: 'email' })
    const blocked = request({
      dataCategory: 'background',
      specificFields: ['hasCriminalHistory'],
      purpose: 'joe@example.org 415-555-0123 www.joe-rents.com',
    })
    expect((await landlord.refusal(ask, { body: blocked })).code).toBe('contact_details')
  })
})

describe('a plan', () => {
  test('of either side is needed to ask for income and for contact details, and for nothing else', async () => {
    const { tenant, landlord, parties, request } = await meetPeople('tenancy')
    const income = request({ dataCategory: 'financial', specificFields: ['monthlyIncome', 'employerName'] })
    expect(await landlord.refusal(ask, { body: income })).toMatchObject({
      status: 403,
      code: 'plan_limit',
      plan: 'premium',
      limit: 0,
    })
    const contact = request({ dataCategory: 'contact', specificFields: ['phone'] })
    expect(await landlord.refusal(ask, { body: contact })).toMatchObject({
      code: 'plan_limit',
      plan: 'basic',
    })
    const setPlan = (id: string, currentPlan: 'free' | 'basic' | 'premium') =>
      database.update(users).set({ currentPlan }).where(eq(users.id, id))
    const saidBefore = async () =>
      (await landlord.call(peopleEndpoints.read, by(parties.tenant))).beyondPlan ?? []
    expect(await saidBefore()).toEqual(['financial', 'contact'])
    await setPlan(parties.tenant, 'basic')
    expect(await saidBefore()).toEqual(['financial'])
    await landlord.call(ask, { body: contact })
    expect((await landlord.refusal(ask, { body: income })).code).toBe('plan_limit')
    await setPlan(parties.tenant, 'free')
    await setPlan(parties.landlord, 'premium')
    expect(await saidBefore()).toEqual([])
    const { consent } = await landlord.call(ask, { body: income })
    await setPlan(parties.landlord, 'free')
    await tenant.call(grant, { ...by(consent.id), body: {} })
    expect((await landlord.call(data, by(consent.id))).data).toEqual({
      monthlyIncome: 8123.45,
      employerName: 'Bay Ferries',
    })
    await tenant.call(revoke, by(consent.id))
    const background = request({ dataCategory: 'background', specificFields: ['hasCriminalHistory'] })
    const { consent: other } = await landlord.call(ask, { body: background })
    await tenant.call(deny, by(other.id))
  })
})

describe('what is granted', () => {
  test('is exactly that, for as long as was said, and each look is on the owner’s list', async () => {
    const { tenant, landlord, parties, request } = await meetPeople('inquiry')
    const { consent } = await landlord.call(ask, { body: request() })
    const id = by(consent.id)
    expect((await landlord.refusal(data, id)).status).toBe(409)
    const body = { specificFields: ['maxRent', 'petOwner'], expiresAt: inDays(7) }
    const { consent: granted } = await tenant.call(grant, { ...id, body })
    expect(granted).toMatchObject({
      status: 'granted',
      specificFields: body.specificFields,
      expiresAt: body.expiresAt,
    })
    expect((await tenant.call(reads, id)).reads).toEqual([])
    const look = await landlord.call(data, id)
    expect(look).toEqual({
      data: { maxRent: 2900, petOwner: true },
      documents: [],
      expiresAt: body.expiresAt,
    })
    await tenant.call(tenantProfileEndpoints.update, { body: { maxRent: 3100 } })
    expect((await landlord.call(data, id)).data).toEqual({ maxRent: 3100, petOwner: true })
    const { reads: looks } = await tenant.call(reads, id)
    expect(looks).toMatchObject([
      { reader: { id: parties.landlord }, fields: body.specificFields },
      { reader: { id: parties.landlord }, fields: body.specificFields },
    ])
    const [shown] = (await tenant.call(list, { query: { side: 'owner' } })).consents
    expect(shown).toMatchObject({ readCount: 2, lastReadAt: looks[0]?.createdAt ?? '' })
    await untilTrue(async () => (await titlesOf(parties.tenant)).length === 2)
    expect(await titlesOf(parties.tenant)).toEqual([
      'Someone asks to see your details',
      'Your details were viewed',
    ])
    expect(await titlesOf(parties.landlord)).toEqual(['Request granted'])
    await tenant.call(revoke, id)
    expect(await landlord.refusal(data, id)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Sharing was revoked on \w+ \d+, \d{4}\.$/),
    })
    expect(await database.$count(consentReads, eq(consentReads.consentId, consent.id))).toBe(2)
  })

  test('for one minute is readable, and 61 seconds later is not, without a chore', async () => {
    const { tenant, landlord, request } = await meetPeople('inquiry')
    const { consent } = await landlord.call(ask, { body: request() })
    const expiresAt = new Date(Date.now() + 60_000).toISOString()
    await tenant.call(grant, { ...by(consent.id), body: { expiresAt } })
    await landlord.call(data, by(consent.id))
    await letPass(consent.id, '61 seconds')
    expect(await landlord.refusal(data, by(consent.id))).toMatchObject({
      status: 409,
      message: expect.stringContaining('Sharing ended on'),
    })
    const [stored] = await database.select().from(userConsents).where(eq(userConsents.id, consent.id))
    expect(stored?.status).toBe('granted')
    for (const browser of [tenant, landlord])
      expect((await browser.call(list)).consents).toMatchObject([{ status: 'expired' }])
    expect((await tenant.call(list, { query: { status: 'granted,pending' } })).consents).toEqual([])
    expect((await tenant.refusal(revoke, by(consent.id))).status).toBe(409)
  })

  test('lasts 30 days by default, and from one minute to 180 days', async () => {
    const { tenant, landlord, request } = await meetPeople('inquiry')
    const { consent } = await landlord.call(ask, { body: request() })
    for (const expiresAt of [inDays(-1), new Date(Date.now() + 30_000).toISOString(), inDays(181)])
      expect((await tenant.refusal(grant, { ...by(consent.id), body: { expiresAt } })).fields).toHaveProperty(
        'expiresAt',
      )
    const wider = { specificFields: ['maxRent', 'monthlyIncome'] }
    expect((await tenant.refusal(grant, { ...by(consent.id), body: wider })).fields).toHaveProperty(
      'specificFields',
    )
    const { consent: granted } = await tenant.call(grant, { ...by(consent.id), body: {} })
    const lasts = Date.parse(granted.expiresAt ?? '') - Date.parse(granted.grantedAt ?? '')
    expect(Math.round(lasts / 86_400_000)).toBe(30)
  })

  test('ends with the dealing that it rests on', async () => {
    const { tenant, landlord, parties, request } = await meetPeople('none')
    const inquiryId = await makeInquiry(database, parties)
    const { consent } = await landlord.call(ask, { body: request() })
    await tenant.call(grant, { ...by(consent.id), body: {} })
    await landlord.call(data, by(consent.id))
    await tenant.call(inquiryEndpoints.cancel, by(inquiryId))
    expect(await landlord.refusal(data, by(consent.id))).toMatchObject({
      status: 409,
      message: 'Sharing ended with your inquiry or tenancy.',
    })
  })

  test('has no “no” that was never said, and the answer once there is one', async () => {
    const { tenant, landlord, parties } = await meetPeople('tenancy')
    const { consent } = await tenant.call(share, {
      body: {
        requesterId: parties.landlord,
        dataCategory: 'profile',
        specificFields: ['petOwner', 'hasRentalHistory'],
      },
    })
    const seen = async () => (await landlord.call(data, by(consent.id))).data
    expect(await seen()).toEqual({ petOwner: true, hasRentalHistory: null })
    expect((await tenant.call(facts)).facts).toMatchObject({
      hasRentalHistory: null,
      hasCriminalHistory: null,
    })
    const answer = (body: object) => tenant.call(tenantProfileEndpoints.update, { body })
    await answer({ petOwner: null, hasRentalHistory: false })
    expect(await seen()).toEqual({ petOwner: null, hasRentalHistory: false })
    await answer({ petOwner: false })
    expect(await seen()).toEqual({ petOwner: false, hasRentalHistory: false })
  })

  test('from a time before the filter is filtered as it is read, but contact details are what that category is for', async () => {
    const { tenant, landlord, parties } = await meetPeople('tenancy')
    await database
      .update(tenantProfiles)
      .set({
        petDetails: 'A cat, ask joe@example.org',
        previousAddresses: ['12 Fell St', 'Call 415-555-0123'],
      })
      .where(eq(tenantProfiles.userId, parties.tenant))
    const fields = { requesterId: parties.landlord, dataCategory: 'profile' }
    const { consent } = await tenant.call(share, {
      body: { ...fields, specificFields: ['petDetails', 'previousAddresses'] },
    })
    const filtered = {
      petDetails: 'A cat, ask [EMAIL REMOVED]',
      previousAddresses: ['12 Fell St', 'Call [PHONE REMOVED]'],
    }
    expect((await landlord.call(data, by(consent.id))).data).toEqual(filtered)
    expect((await tenant.call(facts)).facts).toMatchObject(filtered)
    await database
      .update(users)
      .set({ currentPlan: 'basic', phone: '415-555-0199' })
      .where(eq(users.id, parties.tenant))
    const { consent: contact } = await tenant.call(share, {
      body: {
        ...fields,
        dataCategory: 'contact',
        specificFields: ['email', 'phone', 'rentalReferences', 'emergencyContact'],
      },
    })
    expect((await landlord.call(data, by(contact.id))).data).toEqual({
      email: tenant.user.email,
      phone: '415-555-0199',
      rentalReferences: profile.rentalReferences,
      emergencyContact: profile.emergencyContact,
    })
  })
})

describe('sharing unasked', () => {
  test('tells the other, and a tenant may ask their landlord how to reach them', async () => {
    const { tenant, landlord, parties } = await meetPeople('tenancy')
    const body = { requesterId: parties.landlord, dataCategory: 'profile', specificFields: ['maxRent'] }
    const { consent } = await tenant.call(share, { body })
    expect(consent).toMatchObject({ status: 'granted', purpose: null })
    expect((await tenant.refusal(share, { body })).status).toBe(409)
    expect((await landlord.call(data, by(consent.id))).data).toEqual({ maxRent: 2900 })
    await untilTrue(async () => (await titlesOf(parties.landlord)).length === 1)
    expect(await titlesOf(parties.landlord)).toEqual(['Details shared with you'])
    await database.update(users).set({ currentPlan: 'basic' }).where(eq(users.id, parties.landlord))
    const reach = {
      ownerId: parties.landlord,
      dataCategory: 'contact',
      purpose: 'For emergencies in the home.',
    }
    expect(
      (await tenant.refusal(ask, { body: { ...reach, specificFields: ['rentalReferences'] } })).status,
    ).toBe(422)
    const { consent: asked } = await tenant.call(ask, {
      body: { ...reach, specificFields: ['email', 'phone'] },
    })
    await landlord.call(accountEndpoints.updateProfile, { body: { phone: '415-555-0111' } })
    await landlord.call(grant, { ...by(asked.id), body: { specificFields: ['phone'] } })
    expect((await tenant.call(data, by(asked.id))).data).toEqual({ phone: '415-555-0111' })
  })
})

describe('a document', () => {
  test('that is shared opens for that person alone, each time in the log, until it is taken back or deleted', async () => {
    const { tenant, landlord, parties, request } = await meetPeople('tenancy')
    const upload = async (size: number, name = 'payslip.pdf') => {
      const [id, sha256] = [Bun.randomUUIDv7(), crypto.randomUUID()]
      const fields = {
        purpose: 'income',
        name,
        contentType: 'application/pdf',
        bytes: size,
      } as const
      await database
        .insert(documents)
        .values({ ...fields, id, sha256, storageKey: sha256, ownerId: parties.tenant })
      return id
    }
    const [payslip, other] = [await upload(2000), await upload(3000)]
    const body = request({ dataCategory: 'documents', specificFields: [`document:${payslip}`] })
    expect((await landlord.refusal(ask, { body })).fields).toHaveProperty('dataCategory')
    const offer = (id: string) => ({
      requesterId: parties.landlord,
      dataCategory: 'documents',
      specificFields: [`document:${id}`],
    })
    const foreign = await tenant.refusal(share, { body: offer(crypto.randomUUID()) })
    expect(foreign.fields).toHaveProperty('specificFields')
    const copyOfData = await upload(4000)
    await database.update(documents).set({ purpose: 'export' }).where(eq(documents.id, copyOfData))
    const ofCopy = await tenant.refusal(share, { body: offer(copyOfData) })
    expect(ofCopy.fields).toHaveProperty('specificFields')
    await database.delete(documents).where(eq(documents.id, copyOfData))
    const pieces = [await upload(1, 'Call_415.pdf'), await upload(1, '555.pdf'), await upload(1, '0137.pdf')]
    const split = { ...offer(payslip), specificFields: pieces.map(id => `document:${id}`) }
    expect((await tenant.refusal(share, { body: split })).fields).toEqual({
      specificFields: 'Please leave out contact details and web addresses',
    })
    await database.delete(documents).where(inArray(documents.id, pieces))
    const { consent } = await tenant.call(share, { body: offer(payslip) })
    const { documents: shown, data: none } = await landlord.call(data, by(consent.id))
    expect([shown, none]).toEqual([
      [{ id: payslip, name: 'payslip.pdf', contentType: 'application/pdf', bytes: 2000, isVerified: false }],
      {},
    ])
    const open = async (browser: typeof landlord, id: string) =>
      (await browser.sendTo(documentEndpoints.content, by(id))).status
    const stranger = await signUp('landlord')
    expect([
      await open(landlord, payslip),
      await open(landlord, other),
      await open(stranger, payslip),
    ]).toEqual([302, 404, 404])
    const { reads: looks } = await tenant.call(reads, by(consent.id))
    expect(looks.map(({ fields }) => fields)).toEqual([[`document:${payslip}`], [`document:${payslip}`]])
    const seenBy = async () => {
      const { documents: own } = await tenant.call(documentEndpoints.list)
      return own.map(each => [each.id, each.seenBy])
    }
    const { firstName, lastName } = landlord.user
    const { expiresAt } = consent
    expect(await seenBy()).toEqual([
      [other, []],
      [payslip, [{ firstName, lastName, expiresAt, looks: 2 }]],
    ])
    await database.delete(documents).where(eq(documents.id, other))
    await tenant.call(revoke, by(consent.id))
    expect(await seenBy()).toEqual([[payslip, []]])
    expect(await open(landlord, payslip)).toBe(404)
    expect(await database.$count(consentReads, eq(consentReads.consentId, consent.id))).toBe(2)
  })
})

describe('each verb', () => {
  const statuses = statesOf(consentLifecycle)
  const verbs = [
    { name: 'grant', endpoint: grant, becomes: 'granted', body: {} },
    { name: 'deny', endpoint: deny, becomes: 'denied', body: undefined },
    { name: 'revoke', endpoint: revoke, becomes: 'revoked', body: undefined },
  ] as const satisfies readonly { becomes: ConsentStatus; [part: string]: unknown }[]

  test.each(statuses)('follows the lifecycle from %s, for the owner alone', async status => {
    const { tenant, landlord, parties } = await meetPeople('inquiry')
    const strangers = [await signUp('tenant'), await signUp('landlord')]
    for (const { name, endpoint, becomes, body } of verbs) {
      const id = await makeConsent(database, parties, status)
      const parts = { ...by(id), ...(body && { body }) }
      for (const stranger of strangers) expect((await stranger.refusal(endpoint, parts)).status).toBe(404)
      expect((await landlord.refusal(endpoint, parts)).status).toBe(403)
      const answer = await tenant.sendTo(endpoint, parts)
      expect([name, answer.status]).toEqual([name, mayFollow(consentLifecycle, status, becomes) ? 200 : 409])
      if (answer.ok) expect(await answer.json()).toMatchObject({ consent: { id, status: becomes } })
    }
    const id = await makeConsent(database, parties, status)
    expect((await landlord.sendTo(data, by(id))).status).toBe(status === 'granted' ? 200 : 409)
    expect((await tenant.refusal(data, by(id))).status).toBe(403)
    expect((await landlord.refusal(reads, by(id))).status).toBe(403)
    for (const stranger of strangers)
      for (const endpoint of [data, reads])
        expect((await stranger.refusal(endpoint, by(id))).status).toBe(404)
  })
})

test('people are told once that what they see ends in three days, however often and late the chore runs', async () => {
  const { tenant, landlord, parties, request } = await meetPeople('inquiry')
  const { consent } = await landlord.call(ask, { body: request() })
  await tenant.call(grant, { ...by(consent.id), body: { expiresAt: inDays(7) } })
  await tellOfEnds(database)
  expect(await titlesOf(parties.landlord)).not.toContain('Sharing ends soon')
  await letPass(consent.id, '5 days')
  await Promise.all([tellOfEnds(database), tellOfEnds(database)])
  await tellOfEnds(database)
  const reminders = (await titlesOf(parties.landlord)).filter(title => title === 'Sharing ends soon')
  expect(reminders).toHaveLength(1)
  expect((await landlord.call(list)).consents).toMatchObject([{ status: 'granted' }])
})

test('the lists of consents and of looks take one statement more than nothing, however many there are', async () => {
  const { tenant, parties } = await meetPeople('none')
  const consentId = await makeConsent(database, parties)
  const explained = explainedDatabase(database)
  const context = { ...(await contextAs(services, tenant)), database: explained.database }
  const measured = async () => {
    const { consents } = await listConsents(context, { params: undefined, query: {}, body: undefined })
    const { statements: ofConsents } = explained.take()
    const query = { params: { id: consentId }, query: {}, body: undefined }
    const { reads: looks } = await listReads(context, query)
    return [consents.length, ofConsents, looks.length, explained.take().statements]
  }
  expect(await measured()).toEqual([1, 1, 0, 2])
  const look = { consentId, readerId: parties.landlord, fields: ['maxRent'] }
  await database.insert(consentReads).values(Array.from({ length: 15 }, () => look))
  for (let count = 0; count < 15; count += 1)
    await makeConsent(database, { ...parties, landlord: await makePerson(database, 'landlord') })
  expect(await measured()).toEqual([16, 1, 15, 2])
})
