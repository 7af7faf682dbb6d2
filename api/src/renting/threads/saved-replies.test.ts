import { expect, test } from 'bun:test'
import { filledReply, maxSavedReplies } from '@portal/contract/threads/saved-reply'
import { savedReplyEndpoints } from '@portal/contract/threads/saved-reply-endpoints'
import { openTestApp } from '../../../test/test-app.ts'
import { savedReplies } from '../../schema/threads.ts'

const { database, signUp } = await openTestApp()
const { create, delete: remove, list } = savedReplyEndpoints

test('people keep their own replies, by name, and nobody else sees or deletes them', async () => {
  const [landlord, other] = [await signUp('landlord'), await signUp('landlord')]
  for (const name of ['pets', 'Parking', 'Áreas'])
    await landlord.call(create, { body: { name, text: 'Yes, {name}.' } })
  const namesFor = async (person: typeof landlord) =>
    (await person.call(list)).savedReplies.map(({ name }) => name)
  expect(await namesFor(landlord)).toEqual(['Parking', 'pets', 'Áreas'])
  expect(await namesFor(other)).toEqual([])
  const [first] = (await landlord.call(list)).savedReplies
  const params = { id: first?.id ?? '' }
  expect((await other.refusal(remove, { params })).status).toBe(404)
  await landlord.call(remove, { params })
  expect((await landlord.refusal(remove, { params })).status).toBe(404)
  expect(await namesFor(landlord)).toEqual(['pets', 'Áreas'])
})

test('there are thirty of a person at most, also at once, and each has a name and words', async () => {
  const landlord = await signUp('landlord')
  const body = { name: 'Pets', text: 'Cats only.' }
  const rows = Array.from({ length: maxSavedReplies - 1 }, () => ({ ...body, userId: landlord.user.id }))
  await database.insert(savedReplies).values(rows)
  const sent = await Promise.all([1, 2, 3].map(() => landlord.sendTo(create, { body })))
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  const { fields } = await landlord.refusal(create, { body: { name: ' ', text: 'x'.repeat(2001) } })
  expect(Object.keys(fields ?? {})).toEqual(['name', 'text'])
})

test('its places are filled with names as they are', () => {
  const about = { name: '$& {home}', home: 'Loft $1' }
  expect(filledReply('{name}, {home} and {home}: {other}', about)).toBe(
    '$& {home}, Loft $1 and Loft $1: {other}',
  )
})
