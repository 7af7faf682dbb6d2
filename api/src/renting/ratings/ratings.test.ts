import { describe, expect, test } from 'bun:test'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { ratingEndpoints } from '@portal/contract/ratings/endpoints'
import { ratingWritingEndpoints } from '@portal/contract/ratings/writing-endpoints'
import { eq, sql } from 'drizzle-orm'
import { day } from '../../../test/day.ts'
import { makeRateableTenancy, makeRating } from '../../../test/new-rating.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { users } from '../../schema/people.ts'
import { landlordRatings } from '../../schema/ratings.ts'
import { tenancies } from '../../schema/tenancies.ts'

const { signUp, visitor, database } = await openTestApp()
const { ofLandlord, ofTenancy } = ratingEndpoints
const { rate, answer } = ratingWritingEndpoints

const meet = async () => {
  const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
  return { tenant, landlord, ids: { tenant: tenant.user.id, landlord: landlord.user.id } }
}

const settle = async () => {
  const people = await meet()
  const id = await makeRateableTenancy(database, people.ids)
  return { ...people, id, params: { id } }
}

describe('a rating', () => {
  test('shows the stars, the words, and the first name of the tenant', async () => {
    const { tenant, landlord, params } = await settle()
    expect(await tenant.call(ofTenancy, { params })).toEqual({ rating: null, mayRate: true })
    const { rating, notice } = await tenant.call(rate, {
      params,
      body: { rating: 4, text: 'Kind and quick.' },
    })
    expect(rating).toMatchObject({ rating: 4, text: 'Kind and quick.', answer: null })
    expect(notice).toBeNull()
    expect(await tenant.call(ofTenancy, { params })).toEqual({ rating, mayRate: false })
    const shown = await visitor().call(ofLandlord, { params: { id: landlord.user.id } })
    expect(shown).toEqual({ ratings: [rating], averageRating: 4, ratingsCount: 1, nextCursor: null })
    const sent = await (await visitor().sendTo(ofLandlord, { params: { id: landlord.user.id } })).text()
    for (const secret of [tenant.user.id, tenant.user.lastName, params.id]) expect(sent).not.toContain(secret)
  })

  test('is given once, even at the same moment', async () => {
    const { tenant, landlord, params } = await settle()
    const send = async () => (await tenant.sendTo(rate, { params, body: { rating: 5 } })).status
    expect((await Promise.all([send(), send(), send()])).toSorted()).toEqual([201, 409, 409])
    expect(await database.$count(landlordRatings, eq(landlordRatings.landlordId, landlord.user.id))).toBe(1)
  })

  test.each([
    ['30 days after the first day', -30, null, true],
    ['29 days after it', -29, null, false],
    ['180 days after the last day', -400, -180, true],
    ['181 days after it', -400, -181, false],
    ['after a stay of 29 days', -60, -31, false],
    ['before the first day', 10, null, false],
  ])('%s: may be given is %p %p %p', async (_, start, end, mayRate) => {
    const { tenant, id, params } = await settle()
    await database
      .update(tenancies)
      .set({ startsOn: day(start), endsOn: end === null ? null : day(end) })
      .where(eq(tenancies.id, id))
    expect((await tenant.call(ofTenancy, { params })).mayRate).toBe(mayRate)
    const { status } = await tenant.sendTo(rate, { params, body: { rating: 3 } })
    expect(status).toBe(mayRate ? 201 : 409)
    const stored = await database.$count(landlordRatings, eq(landlordRatings.tenancyId, id))
    expect(stored).toBe(mayRate ? 1 : 0)
  })

  test('counts from 30 days after the later of the first day and the agreement on the portal; before, it is shown and says so', async () => {
    for (const livedDays of [29, 30, 31, 3650])
      for (const agreedDays of [0, 1, 29, 30, 3650])
        for (const leavesIn of [null, 20]) {
          const { tenant, landlord, id, params } = await settle()
          const agreedAt = `${day(-agreedDays)}T20:00:00Z` // about noon there
          const endsOn = leavesIn === null ? null : day(leavesIn)
          await database
            .update(tenancies)
            .set({ startsOn: day(-livedDays), endsOn, agreedAt })
            .where(eq(tenancies.id, id))
          const { status } = await tenant.sendTo(rate, { params, body: { rating: 5 } })
          const isShown = livedDays >= 30
          const isCounted = isShown && agreedDays >= 30
          const listed = await visitor().call(ofLandlord, { params: { id: landlord.user.id } })
          const read = await visitor().call(peopleEndpoints.read, { params: { id: landlord.user.id } })
          const { averageRating, ratingsCount, hasRatings } = read.person
          expect({ livedDays, agreedDays, status, averageRating, ratingsCount, hasRatings }).toEqual({
            livedDays,
            agreedDays,
            status: isShown ? 201 : 409,
            averageRating: isCounted ? 5 : null,
            ratingsCount: isCounted ? 1 : 0,
            hasRatings: isShown,
          })
          expect(listed).toMatchObject({
            averageRating,
            ratingsCount,
            ratings: isShown ? [{ isSoonAfterAgreement: !isCounted }] : [],
          })
        }
  })

  test('is only for who lives there', async () => {
    const { landlord, params } = await settle()
    const body = { rating: 1 }
    expect((await (await signUp('tenant')).refusal(rate, { params, body })).status).toBe(404)
    expect((await landlord.refusal(rate, { params, body })).status).toBe(403)
    expect((await visitor().refusal(rate, { params, body })).status).toBe(401)
  })

  test('has from one to five stars', async () => {
    const { tenant, params } = await settle()
    for (const rating of [0, 6, 4.5])
      expect((await tenant.refusal(rate, { params, body: { rating } })).fields).toHaveProperty('rating')
  })

  test('loses contact details, and so does its answer', async () => {
    const { tenant, landlord, params } = await settle()
    const text = 'Nice. Write to ana@example.com'
    const result = await tenant.call(rate, { params, body: { rating: 5, text } })
    expect([result.rating.text, typeof result.notice]).toEqual(['Nice. Write to [EMAIL REMOVED]', 'string'])
    const answered = await landlord.call(answer, { params: { id: result.rating.id }, body: { text } })
    expect(answered.rating).toMatchObject({ answer: 'Nice. Write to [EMAIL REMOVED]' })
    expect(typeof answered.notice).toBe('string')
  })

  test('is not for people who may not post', async () => {
    const { tenant, landlord, ids, params } = await settle()
    const id = await makeRating(database, ids)
    for (const person of [tenant, landlord])
      await database.update(users).set({ isContentRestricted: true }).where(eq(users.id, person.user.id))
    expect((await tenant.refusal(rate, { params, body: { rating: 5 } })).code).toBe('restricted')
    expect((await landlord.refusal(answer, { params: { id }, body: { text: 'No.' } })).code).toBe(
      'restricted',
    )
  })
})

test('a landlord answers once', async () => {
  const { landlord, ids } = await meet()
  const params = { id: await makeRating(database, ids) }
  const send = async () => (await landlord.sendTo(answer, { params, body: { text: 'Thank you.' } })).status
  expect((await Promise.all([send(), send()])).toSorted()).toEqual([200, 409])
  expect((await (await signUp('landlord')).refusal(answer, { params, body: { text: 'Mine.' } })).status).toBe(
    404,
  )
})

describe('what all ratings come to', () => {
  test('is the average, without those that were hidden', async () => {
    const { landlord, ids } = await meet()
    const read = async () =>
      (await visitor().call(peopleEndpoints.read, { params: { id: landlord.user.id } })).person
    expect(await read()).toMatchObject({ averageRating: null, ratingsCount: 0, hasRatings: false })
    for (const rating of [5, 4, 5])
      await makeRating(database, { ...ids, tenant: (await signUp('tenant')).user.id }, { rating })
    const hidden = await makeRating(database, ids, { rating: 1 })
    const hiddenAt = new Date().toISOString()
    await database.update(landlordRatings).set({ hiddenAt }).where(eq(landlordRatings.id, hidden))
    const { averageRating, ratingsCount } = await read()
    expect([averageRating, ratingsCount]).toEqual([4.7, 3])
    const listed = await visitor().call(ofLandlord, { params: { id: landlord.user.id } })
    expect([listed.ratingsCount, listed.averageRating]).toEqual([3, averageRating])
    expect(listed.ratings.map(({ removedAt }) => removedAt)).toEqual([hiddenAt, null, null, null])
  })

  test('counts one rating of a person, the last that counts, however many homes of the landlord they rent', async () => {
    const { tenant, landlord, ids } = await meet()
    const homes: string[] = []
    for (let home = 0; home < 10; home += 1) {
      const id = await makeRateableTenancy(database, ids)
      homes.push(id)
      await database.update(tenancies).set({ agreedAt: sql`now()` }).where(eq(tenancies.id, id))
      await tenant.call(rate, { params: { id }, body: { rating: home < 5 ? 5 : 1 } })
    }
    const agreedLongAgo = (id: string | undefined) =>
      database
        .update(tenancies)
        .set({ agreedAt: '2020-01-01T00:00:00Z' })
        .where(eq(tenancies.id, id ?? ''))
    const figures = async () => {
      const listed = await visitor().call(ofLandlord, { params: { id: landlord.user.id } })
      expect(listed.ratings).toHaveLength(10)
      return [listed.averageRating, listed.ratingsCount]
    }
    expect(await figures()).toEqual([null, 0])
    await agreedLongAgo(homes[0])
    expect(await figures()).toEqual([5, 1])
    await agreedLongAgo(homes[9])
    expect(await figures()).toEqual([1, 1])
    const another = (await signUp('tenant')).user.id
    await makeRating(database, { ...ids, tenant: another }, { rating: 4 })
    const { averageRating, ratingsCount } = await visitor().call(ofLandlord, {
      params: { id: landlord.user.id },
    })
    expect([averageRating, ratingsCount]).toEqual([2.5, 2])
  })

  test('is not there for tenants and strangers', async () => {
    const { tenant } = await meet()
    for (const id of [tenant.user.id, crypto.randomUUID()])
      expect((await visitor().refusal(ofLandlord, { params: { id } })).status).toBe(404)
  })
})
