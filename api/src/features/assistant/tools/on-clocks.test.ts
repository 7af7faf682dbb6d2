import { expect, test } from 'bun:test'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { startScriptedModel } from '../../../../test/scripted-model.ts'
import { openTestApp } from '../../../../test/test-app.ts'
import { onClocks } from './on-clocks.ts'

const model = startScriptedModel()
const { signIn } = await openTestApp({ isSeeded: true, languageModel: model.languageModel })

const created = '2026-11-23T02:30:00.000Z'

test('moments use the reader’s time zone at any depth; days and words stay as they are', () => {
  const result = {
    requests: [{ createdAt: created, title: 'Since 2026' }],
    availableDate: '2026-12-01',
    total: 1,
  }
  expect(onClocks(result, 'America/Los_Angeles')).toEqual({
    ...result,
    requests: [{ createdAt: '2026-11-22T18:30-08:00', title: 'Since 2026' }],
  })
  expect(onClocks(created, 'Pacific/Kiritimati')).toBe('2026-11-23T16:30+14:00')
})

test('visits of requests and inquiries use the home’s time zone', () => {
  const zones = { timeZone: 'America/New_York' }
  for (const home of [zones, { property: zones }, { timeZone: null, property: zones }])
    expect(
      onClocks(
        { ...home, scheduledDate: created, proposedDates: [created], createdAt: created },
        'America/Los_Angeles',
      ),
    ).toEqual({
      ...home,
      scheduledDate: '2026-11-22T21:30-05:00',
      proposedDates: ['2026-11-22T21:30-05:00'],
      createdAt: '2026-11-22T18:30-08:00',
    })
})

test.each([null, 'Nowhere/At_All', undefined])(
  'without the home’s time zone (%p) a visit uses the reader’s',
  timeZone => {
    expect(onClocks({ timeZone, scheduledDate: created }, 'America/Los_Angeles')).toEqual({
      timeZone,
      scheduledDate: '2026-11-22T18:30-08:00',
    })
  },
)

test.each([
  ['tenant', ['list_my_requests', 'list_my_tenancies']],
  ['landlord', ['list_requests_for_my_homes', 'list_my_homes']],
] as const)('a model gets every time in the time zone of a %s in Kiribati', async (role, own) => {
  const names = [...own, 'list_inquiries', 'list_notifications', 'list_reminders', 'list_my_invoices']
  let heard: string[] = []
  model.reply(({ messages }) => {
    heard = messages.flatMap(({ role, content }) => (role === 'tool' && content ? [content] : []))
    return heard.length > 0 ? { text: 'Done.' } : { calls: names.map(name => ({ name })) }
  })
  const person = await signIn(`${role}@example.com`)
  await person.call(conversationEndpoints.start, {
    body: { message: 'How is everything?', timeZone: 'Pacific/Kiritimati' },
  })
  expect(heard).toHaveLength(names.length)
  const moments = heard.flatMap(result => result.match(/\d\dT\d\d:\d\d[^"]*(?=")/g) ?? [])
  expect(moments.filter(moment => moment.endsWith('+14:00')).length).toBeGreaterThan(5)
  expect(moments.filter(moment => moment.endsWith('Z'))).toEqual([])
})
