import { expect, test } from 'bun:test'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { eq } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { startScriptedModel } from '../../../test/scripted-model.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { aiContentLogs } from '../../schema/assistant.ts'

const { reply, asked, languageModel } = startScriptedModel()
const { signUp, database, forgetLimits } = await openTestApp({ languageModel })
const landlord = await signUp('landlord')
const { property } = await landlord.call(listingEndpoints.create, {
  body: {
    ...newListing(),
    title: 'Flat',
    description: 'Nice flat.',
    bedrooms: 2,
    rentAmount: 2450,
    amenities: ['Garden'],
    minimumIncome: 7777,
  },
})
const params = { id: property.id }
const { suggestText, suggestNewText } = listingEndpoints

const replies = (answer: unknown) =>
  reply(() => ({ text: typeof answer === 'string' ? answer : JSON.stringify(answer) }))
const better = {
  title: 'Two-bedroom flat with a garden',
  description: 'It has 2 bedrooms and a garden, for $2,450 a month.',
}

test('a better text is based on the home’s facts and the entered text, and nothing is stored', async () => {
  replies(better)
  const body = { title: 'My flat', wish: 'Shorter, please' }
  expect(await landlord.call(suggestText, { params, body })).toEqual({ suggestion: better, advice: [] })
  const [system, user] = asked[0]?.messages ?? []
  expect(system?.content).toStartWith('You improve the words of a listing.')
  expect(JSON.parse(user?.content ?? '')).toMatchObject({
    facts: { bedrooms: 2, rentAmount: 2450, amenities: ['Garden'] },
    title: 'My flat',
    description: 'Nice flat.',
    wish: 'Shorter, please',
  })
  expect(user?.content).not.toContain('7777')
  const logged = await database.select().from(aiContentLogs).where(eq(aiContentLogs.userId, landlord.user.id))
  expect(logged).toMatchObject([{ contentType: 'listing_text', success: true, model: 'scripted' }])
  expect((await landlord.call(suggestText, { params, body: {} })).suggestion).toEqual(better)
})

test('a home that is not listed yet gets a text based on what was entered', async () => {
  await forgetLimits()
  replies(better)
  const body = {
    facts: { bedrooms: 2, rentAmount: 2450 },
    title: 'Flat',
    description: 'With a gardn',
    wish: '',
  }
  expect(await landlord.call(suggestNewText, { body })).toEqual({ suggestion: better, advice: [] })
  const [system, user] = asked[0]?.messages ?? []
  expect(system?.content).toContain('Correct every misspelled word')
  expect(JSON.parse(user?.content ?? '')).toEqual(body)
  const refused = await landlord.refusal(suggestNewText, { body: { ...body, facts: { bedrooms: -1 } } })
  expect(refused).toMatchObject({ status: 422, fields: { facts: 'This cannot be negative' } })
  const tenant = await signUp('tenant')
  expect((await tenant.refusal(suggestNewText, { body })).status).toBe(403)
})

test('contact details are removed from prompt and reply, and words that choose people come with advice', async () => {
  replies({
    title: 'Perfect for a Christian couple',
    description: 'Write to owner@gmail.com about the garden.',
  })
  const body = { description: 'Call 415-555-0123 for a tour.' }
  const { suggestion, advice } = await landlord.call(suggestText, { params, body })
  expect(asked[0]?.messages[1]?.content).not.toContain('555')
  expect(suggestion.description).toBe('Write to [EMAIL REMOVED] about the garden.')
  expect(advice).toMatchObject([
    {
      field: 'title',
      start: 0,
      end: 30,
      found: 'Perfect for a Christian couple',
      better: expect.any(String),
    },
  ])
})

test.each([
  ['a number that nobody gave', { ...better, description: 'It has 3 bedrooms.' }],
  ['an amenity that the home has not', { ...better, description: 'It has a pool.' }],
  ['a reply without a description', { title: 'Flat' }],
  ['a reply that is no JSON', 'Here you are: a lovely flat!'],
])('%s is refused', async (_, answer) => {
  await forgetLimits()
  replies(answer)
  expect(await landlord.refusal(suggestText, { params, body: {} })).toMatchObject({
    status: 503,
    code: 'not_now',
  })
})

test('JSON inside other text is read', async () => {
  await forgetLimits()
  replies(`Sure:\n\`\`\`json\n${JSON.stringify(better)}\n\`\`\``)
  expect((await landlord.call(suggestText, { params, body: {} })).suggestion).toEqual(better)
})

test('another landlord’s home is not found, and no model is asked about it', async () => {
  replies(better)
  const other = await signUp('landlord')
  expect((await other.refusal(suggestText, { params, body: {} })).status).toBe(404)
  expect(asked).toEqual([])
})
