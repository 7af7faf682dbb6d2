// A model that always fills in the form for its favorite home never gets one for a home that the person did not name.
import { describe, expect, test } from 'bun:test'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { howMany } from '@portal/server/test/length'
import { eq } from 'drizzle-orm'
import { makeTenancy } from '../../../test/new-tenancy.ts'
import { startScriptedModel } from '../../../test/scripted-model.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { properties } from '../../schema/properties.ts'

const model = startScriptedModel()
const { database, signUp, forgetLimits } = await openTestApp({
  languageModel: model.languageModel,
  env: { assistantTokensPerDay: { person: 1e9, network: 1e9, portal: 1e9 } },
})
const { start, send } = conversationEndpoints
const landlord = (await signUp('landlord')).user.id

const places = [
  { title: 'Maple Loft', address: '12 Maple Street', city: 'Oakland' },
  { title: 'Harbor House with water view', address: '7 Pier Road', city: 'Sausalito' },
  { title: 'Studio Nine', address: '90 Ninth Avenue', city: 'Fremont' },
] as const

/** Creates a tenant of this many homes. */
const tenantOf = async (count: number) => {
  const person = await signUp('tenant')
  const homes: { id: string; title: string; address: string; city: string }[] = []
  for (const place of places.slice(0, count)) {
    const id = await makeTenancy(database, { tenant: person.user.id, landlord })
    await database.update(properties).set(place).where(eq(properties.id, id))
    homes.push({ id, ...place })
  }
  return { person, homes }
}

const tenants = { 1: await tenantOf(1), 2: await tenantOf(2), 3: await tenantOf(3) }

const report = (
  tenantId: string,
  propertyId: string,
  title: string,
  category: 'plumbing' | 'hvac' = 'plumbing',
) => {
  const id = Bun.randomUUIDv7()
  const request = { id, propertyId, tenantId, landlordId: landlord, title, description: title, category }
  return database
    .insert(maintenanceRequests)
    .values({ ...request, priority: 'high' })
    .then(() => id)
}

/** Replies with its own choice of home, and claims that everything is done. */
const insistOn = (propertyId: string, category = 'plumbing') =>
  model.reply(({ messages }) =>
    messages.at(-1)?.role === 'tool'
      ? { text: 'Your form is filled in.' }
      : {
          calls: [
            {
              name: 'draft_maintenance_request',
              arguments: {
                propertyId,
                title: 'Water',
                description: 'Water everywhere.',
                category,
                priority: 'urgent',
              },
            },
          ],
        },
  )

/** The short form takes the first of each kind: shouted, foreign words, another script, one without spaces, and no matter at all. */
const phrasings = [
  'WATER EVERYWHERE under my sink',
  'Hay agua por todas partes debajo del fregadero',
  'Под раковиной вода везде',
  '水槽下面到处都是水',
  'Please draft it',
  'water everywhere under my sink!!',
  'the sink in my house leaks, please file it',
  'Il y a de l’eau partout sous l’évier',
  'Unter der Spüle ist überall Wasser',
  'Tem água por toda parte embaixo da pia',
  '싱크대 밑이 물바다예요',
  'Nước khắp nơi dưới bồn rửa',
].slice(0, howMany(2, 12))

const namings = [
  (home: { title: string }) => `The sink leaks in ${home.title}`,
  (home: { address: string }) => `El fregadero de ${home.address} gotea`,
  (home: { city: string }) => `${home.city.toUpperCase()}: water under the sink`,
]

/** The short form takes three: two are no other case. */
const counts = ([2, 3] as const).slice(-howMany(1, 2))

describe.each(counts)('of %d homes', count => {
  test.each(phrasings)(
    'none is chosen for “%s”: the person is asked, and their answer counts',
    async message => {
      await forgetLimits()
      const { person, homes } = tenants[count]
      insistOn(homes[0]?.id ?? '')
      const { conversation, message: answer } = await person.call(start, { body: { message } })
      expect(answer.drafts).toEqual([])
      expect(answer.content).toEndWith('Which home is it in?')
      expect(answer.content).not.toContain('is filled in')
      for (const { title, city } of homes) expect(answer.content).toMatch(new RegExp(`${title}.*${city}`))
      const right = homes.at(-1)
      const [, place] = new RegExp(`(\\d)\\. \\*\\*${right?.title}`).exec(answer.content) ?? []
      const replies = [right?.title, `the ${right?.city} one`, place]
      const reply = replies[phrasings.indexOf(message) % replies.length] ?? ''
      const params = { id: conversation.id }
      const unsure = await person.call(send, { params, body: { message: 'no idea' } })
      expect([unsure.message.drafts, unsure.message.content]).toEqual([
        [],
        expect.stringMatching(/Which home/),
      ])
      const { message: filled } = await person.call(send, { params, body: { message: reply } })
      expect(filled.drafts).toMatchObject([
        { body: { propertyId: right?.id }, about: { title: right?.title } },
      ])
    },
  )

  test('the named one is chosen, whatever the model thinks', async () => {
    await forgetLimits()
    const { person, homes } = tenants[count]
    for (const wordsFor of namings)
      for (const home of homes) {
        insistOn(homes.find(other => other !== home)?.id ?? '')
        const { message } = await person.call(start, { body: { message: wordsFor(home) } })
        expect(message.drafts).toMatchObject([{ body: { propertyId: home.id } }])
      }
  })
})

test('a single home needs no question, and without any there is no form', async () => {
  const { person, homes } = tenants[1]
  insistOn(homes[0]?.id ?? '')
  for (const message of phrasings) {
    await forgetLimits()
    expect((await person.call(start, { body: { message } })).message.drafts).toHaveLength(1)
  }
  const nobody = await tenantOf(0)
  expect((await nobody.person.call(start, { body: { message: 'The sink leaks' } })).message.drafts).toEqual(
    [],
  )
})

describe('an existing request', () => {
  test.each([
    ['by its category, in another language', 'Agua debajo del fregadero', 'plumbing'],
    ['by a word, whatever the model calls it', 'Kitchen sink again', 'other'],
  ])('is linked, %s, once', async (_, message, category) => {
    for (const count of [1, 2, 3]) {
      const { person, homes } = await tenantOf(count)
      const open = await report(person.user.id, homes.at(-1)?.id ?? '', 'Sink is dripping')
      insistOn(homes[0]?.id ?? '', category)
      const { conversation, message: led } = await person.call(start, { body: { message } })
      expect(led.drafts).toEqual([])
      expect(led.content).toContain(`[Sink is dripping](/maintenance/requests?request=${open})`)
      const params = { id: conversation.id }
      const reply = `Something else, in ${homes[0]?.title}`
      const { message: filled } = await person.call(send, { params, body: { message: reply } })
      expect(filled.drafts).toMatchObject([{ body: { propertyId: homes[0]?.id } }])
    }
  })

  test('is linked immediately, even among many', async () => {
    const { person, homes } = await tenantOf(2)
    const [one] = homes
    for (let count = 0; count < 5; count += 1) await report(person.user.id, one?.id ?? '', 'Sink is dripping')
    insistOn(one?.id ?? '')
    const { conversation, message: led } = await person.call(start, { body: { message: 'The sink leaks' } })
    expect(led.content).toContain('2 more under [your requests](/maintenance/requests)')
    const params = { id: conversation.id }
    const { message: filled } = await person.call(send, { params, body: { message: `In ${one?.title}` } })
    expect(filled.drafts).toMatchObject([{ body: { propertyId: one?.id } }])
  })

  test('does not matter if it is done, or in another home than the named one', async () => {
    const { person, homes } = await tenantOf(2)
    const [one, other] = homes
    const id = await report(person.user.id, one?.id ?? '', 'Sink is dripping')
    insistOn(one?.id ?? '')
    const named = await person.call(start, { body: { message: `The sink leaks in ${other?.title}` } })
    expect(named.message.drafts).toMatchObject([{ body: { propertyId: other?.id } }])
    await database
      .update(maintenanceRequests)
      .set({ status: 'completed' })
      .where(eq(maintenanceRequests.id, id))
    const again = await person.call(start, { body: { message: `The sink leaks in ${one?.title}` } })
    expect(again.message.drafts).toMatchObject([{ body: { propertyId: one?.id } }])
  })
})
