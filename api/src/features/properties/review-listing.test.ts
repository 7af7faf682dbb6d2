import { describe, expect, test } from 'bun:test'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { blockedMessage, filteredMessage } from '@portal/language/contact-filter/verdict'
import { inRounds } from '@portal/server/test/length'
import { eq } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { users } from '../../schema/people.ts'
import { contentViolations } from '../../schema/warnings.ts'

const publicOrigin = 'https://portal.example'
const supportEmail = 'help@bay-homes.com'
const { signUp, database, forgetLimits } = await openTestApp({
  env: { publicOrigin, supportEmail },
})
const { create, update } = listingEndpoints
const { my } = ownPropertyEndpoints

const email = 'jane@example.org'
const phone = '415-555-0123'
const website = 'www.jane-homes.com'
const threeKinds = `${email} ${phone} ${website}` // 20 + 18 + 15 = 53
const atTheEdge = `${email} or joe@example.org, or just call me` // 20 + 20 + 10 = 50

const listed = async (landlord: TestBrowser, overrides: Record<string, unknown> = {}) => {
  const { property, notice } = await landlord.call(create, { body: newListing(overrides) })
  return { ...property, notice, params: { id: property.id } }
}
const violationsOf = (userId: string) =>
  database
    .select()
    .from(contentViolations)
    .where(eq(contentViolations.userId, userId))
    .orderBy(contentViolations.id)

describe('contact details in a new listing', () => {
  test('that weigh more than 50 block it: nothing is stored but the violation', async () => {
    const landlord = await signUp('landlord')
    const body = newListing({ title: `Flat ${email}`, description: `${phone} ${website}` })
    expect(await landlord.refusal(create, { body })).toMatchObject({
      status: 422,
      code: 'contact_details',
      message: blockedMessage,
      fields: {
        title: 'Please remove this: email address',
        description: 'Please remove this: phone number, website',
      },
    })
    expect((await landlord.call(my)).properties).toEqual([])
    expect(await violationsOf(landlord.user.id)).toEqual([
      expect.objectContaining({
        violationType: 'email',
        source: 'property',
        contentText: `Flat ${email}\n${phone} ${website}`,
        aiConfidence: 0.95,
        status: 'pending',
        isReviewed: false,
      }),
    ])
  })

  test('that weigh 50 are removed, and the landlord gets a notice', async () => {
    const landlord = await signUp('landlord')
    const { description, notice } = await listed(landlord, { description: atTheEdge })
    expect(description).toBe('[EMAIL REMOVED] or [EMAIL REMOVED], or just call me')
    expect(notice).toBe(filteredMessage)
    const [kept] = await violationsOf(landlord.user.id)
    expect(kept).toMatchObject({ contentText: expect.stringContaining(atTheEdge), aiConfidence: 0.95 })
    const [row] = await database.select().from(users).where(eq(users.id, landlord.user.id))
    expect(row?.contentViolationCount).toBe(1)
  })

  test.each([
    ['phone', 'Flat, 415 555 2671', 0.9],
    ['website', 'Flat, see www.fell-street-flats.com', 0.85],
    ['phrase', 'Flat, just call me', 0.7],
  ])('are kept with the confidence of their kind: %s', async (violationType, title, aiConfidence) => {
    const landlord = await signUp('landlord')
    await listed(landlord, { title })
    expect(await violationsOf(landlord.user.id)).toMatchObject([{ violationType, aiConfidence }])
  })

  test('cannot hide between title and description', async () => {
    const { title, description } = await listed(await signUp('landlord'), {
      title: 'Flat, ring 415-555',
      description: '0123 after six',
    })
    expect([title, description]).toEqual(['Flat, ring [PHONE REMOVED]', '[PHONE REMOVED] after six'])
  })

  test('cannot hide between title and address, or between place and description', async () => {
    const landlord = await signUp('landlord')
    expect(await listed(landlord, { title: 'Flat, ring 415-555', address: '0123 Fell St' })).toMatchObject({
      title: 'Flat, ring [PHONE REMOVED]',
      address: '[PHONE REMOVED] Fell St',
      notice: filteredMessage,
    })
    const words = { state: 'CA, ring 415-555', description: '0123 after six' }
    expect(await listed(landlord, words)).toMatchObject({
      state: 'CA, ring [PHONE REMOVED]',
      description: '[PHONE REMOVED] after six',
    })
    expect(
      await listed(landlord, { ...words, state: 'CA', neighborhood: 'Mission, ring 415-555' }),
    ).toMatchObject({
      neighborhood: 'Mission, ring [PHONE REMOVED]',
      description: '[PHONE REMOVED] after six',
    })
  })

  test('split over title, address and description add up', async () => {
    const landlord = await signUp('landlord')
    const body = newListing({ title: '415-555', address: '0123 Fell St', description: `${email} ${website}` })
    expect((await landlord.refusal(create, { body })).fields).toEqual({
      title: 'Please remove this: phone number',
      address: 'Please remove this: phone number',
      description: 'Please remove this: email address, website',
    })
  })

  test('are not found in clean text, which is stored unchanged', async () => {
    const landlord = await signUp('landlord')
    const words = { title: ' Flat — 2BR ', description: 'Strong cell signal.\r\n\t🏡 $3,200 <b>ﬁrm</b>' }
    expect(await listed(landlord, words)).toMatchObject({ ...words, notice: null })
    expect(await violationsOf(landlord.user.id)).toEqual([])
  })

  test('are stored as an excerpt that never ends in half a character', async () => {
    const landlord = await signUp('landlord')
    await listed(landlord, { title: 'x', description: `${email}${'🏡'.repeat(1000)}` })
    const [kept] = await violationsOf(landlord.user.id)
    expect(kept?.contentText).toHaveLength(1000)
  })

  test('do not include links to our own pages, whatever host the request names', async () => {
    const landlord = await signUp('landlord')
    const own = await listed(landlord, { description: `${publicOrigin}/properties/1` })
    expect(own.description).toBe(`${publicOrigin}/properties/1`)
    const body = newListing({ description: 'See https://evil.example/here' })
    const { property } = await landlord.call(create, { body, headers: { host: 'evil.example' } })
    expect(property.description).toBe('See [WEBSITE REMOVED]')
  })
})

test('the operator’s address is no contact detail, and whoever writes it violates nothing', async () => {
  const landlord = await signUp('landlord')
  const description = `Report what looks wrong to ${supportEmail}.`
  expect(await listed(landlord, { description })).toMatchObject({ description, notice: null })
  expect(await violationsOf(landlord.user.id)).toEqual([])
})

describe('contact details in an edit', () => {
  test('that weigh more than 50 leave the listing unchanged', async () => {
    const landlord = await signUp('landlord')
    const { params, title } = await listed(landlord)
    const body = { title: threeKinds, rentAmount: 1 }
    expect((await landlord.refusal(update, { params, body })).fields).toHaveProperty('title')
    expect((await landlord.call(my)).properties[0]).toMatchObject({ title, rentAmount: 3200 })
    expect(await violationsOf(landlord.user.id)).toHaveLength(1)
  })

  test('are found together with the stored half', async () => {
    const landlord = await signUp('landlord')
    const { params } = await listed(landlord, {
      title: 'Flat, ring 415-555',
      description: 'Sunny.',
      address: 'Fell St',
    })
    const { property, notice } = await landlord.call(update, { params, body: { description: '0123 is me' } })
    expect(property).toMatchObject({ title: 'Flat, ring 415-555', description: '[PHONE REMOVED] is me' })
    expect(notice).toBe(filteredMessage)
  })

  test('are found together with an address that follows later', async () => {
    const landlord = await signUp('landlord')
    const { params, title } = await listed(landlord, { title: 'Flat, ring 415-555', address: 'Fell St' })
    const { property, notice } = await landlord.call(update, { params, body: { address: '0123 Fell St' } })
    expect(property).toMatchObject({ title, address: '[PHONE REMOVED] Fell St' })
    expect(notice).toBe(filteredMessage)
  })

  test(
    'are found even if both halves are edited at once',
    async () => {
      await forgetLimits()
      const landlord = await signUp('landlord')
      const { params } = await listed(landlord, { title: 'Flat.', description: 'Sunny.' })
      await Promise.all([
        landlord.call(update, { params, body: { title: 'Flat, ring 415-555' } }),
        landlord.call(update, { params, body: { description: '0123 is me' } }),
      ])
      const [home] = (await landlord.call(my)).properties
      expect(`${home?.title} ${home?.description}`).toContain('[PHONE REMOVED]')
    },
    inRounds(60),
  )

  test('add up with those in the stored half', async () => {
    const landlord = await signUp('landlord')
    const description = 'Call me, text me, or email me.' // 30
    const { params } = await listed(landlord, { description })
    const refusal = await landlord.refusal(update, { params, body: { title: `Flat ${email} ${phone}` } })
    expect(refusal.code).toBe('contact_details')
    expect(Object.keys(refusal.fields ?? {})).toEqual(['title'])
  })

  test('do not count against the landlord twice', async () => {
    const landlord = await signUp('landlord')
    const { params, title, description } = await listed(landlord, { description: 'Just call me.' })
    for (const body of [{ rentAmount: 3000 }, { title, description }, { title: 'Renamed' }])
      expect((await landlord.call(update, { params, body })).notice).toBeNull()
    expect(await violationsOf(landlord.user.id)).toHaveLength(1)
  })
})

test('three confirmed violations restrict posting, and an appeal lifts the restriction', async () => {
  const landlord = await signUp('landlord')
  const { params } = await listed(landlord)
  for (let time = 0; time < 3; time += 1)
    await landlord.refusal(create, { body: newListing({ title: threeKinds }) })
  await listed(landlord)
  const mine = eq(contentViolations.userId, landlord.user.id)
  await database.update(contentViolations).set({ status: 'confirmed' }).where(mine)
  expect(await landlord.refusal(create, { body: newListing() })).toMatchObject({
    status: 403,
    code: 'restricted',
  })
  expect((await landlord.refusal(update, { params, body: {} })).code).toBe('restricted')
  const [first] = await violationsOf(landlord.user.id)
  await database
    .update(contentViolations)
    .set({ status: 'appealed' })
    .where(eq(contentViolations.id, first?.id ?? ''))
  await listed(landlord)
})
