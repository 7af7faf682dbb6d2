import { describe, expect, test } from 'bun:test'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { startScriptedModel } from '../../../test/scripted-model.ts'
import { listen, readEvents } from '../../../test/streamed-answer.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { portalsOwn } from '../../platform/env.ts'
import { withoutPrivateDetails } from '../../platform/session/private-details.ts'
import { findEmergency } from './emergencies.ts'

const model = startScriptedModel()
const { signUp, services } = await openTestApp({ languageModel: model.languageModel })
const { start } = conversationEndpoints

const messagesByDanger: Record<string, readonly string[]> = {
  '**Gas:**': [
    'I smell gas in the kitchen',
    'gas leak!!',
    'THERE IS A GAS SMELL',
    'It smells like rotten eggs here',
    'the stove is leaking gas',
    'smells of gas in the hallway',
    'I can smell gas, what should I do?',
    'Huele a gas en la cocina',
    'Hay una fuga de gas',
    'odeur de gaz dans le couloir',
    'Gasgeruch im Keller',
    'cheiro de gás na cozinha',
    'пахнет газом',
    '厨房有煤气味',
    '가스 냄새가 나요',
    'có mùi gas',
  ],
  '**Carbon monoxide:**': [
    'the carbon monoxide alarm is beeping',
    'CO detector went off',
    'CO2 alarm in the hall',
    'carbon monoxid in the basement',
    'we all have headaches when the furnace runs',
    'detector de monóxido de carbono',
    '一氧化碳报警器响了',
  ],
  '**Fire or smoke:**': [
    'my kitchen is on fire',
    'FIRE',
    'Fire in the hallway',
    'there is smoke coming from the outlet',
    'the outlet is sparking',
    'the outlet is smoking',
    'my stove caught fire',
    'a small fire started on the balcony',
    'kitchen fire, help',
    'I smell smoke',
    'it smells like burning plastic',
    'the smoke alarm is going off',
    'Hay fuego en la cocina',
    'sale humo del enchufe',
    'Il y a un incendie',
    'Es brennt',
    'пожар на кухне',
    '着火了',
    '불이 났어요',
    'nhà bị cháy',
  ],
  '**Water:**': [
    'WATER EVERYWHERE under my sink',
    'a pipe burst',
    'burst pipe in the bath',
    'the basement is flooded',
    'water is pouring through the ceiling',
    'Hay agua por todas partes',
    'inundación en el baño',
    'Überschwemmung im Bad',
    '水管爆了',
    'вода везде',
  ],
  '**No heat in freezing weather:**': [
    'no heat and it is freezing',
    'The furnace is out and it is 12 degrees outside',
    "heater doesn't work, snow outside",
    'no hay calefacción y está nevando, nieve por todo',
    'Heizung kaputt und es ist minus zehn',
    'нет отопления, мороз',
    '没有暖气，外面零下十度',
  ],
}
const all = Object.entries(messagesByDanger).flatMap(([advice, messages]) =>
  messages.map(message => ({ advice, message })),
)

const innocent = [
  'Is gas included in the rent?',
  'Does it have a gas stove?',
  'Which homes have a fireplace?',
  'a home near the fire station',
  'How much is water?',
  'homes with a water view',
  'The faucet drips',
  'Is the heating electric?',
  'The heating is broken',
  'the smoke detector needs a battery',
  'I would like to fire my broker',
  'Is smoking allowed?',
  'homes in Burbank',
  'Remind me to pay the gas bill',
  'Is there a fire escape?',
  'My landlord wants the deposit',
  'Is there a gas fireplace?',
  'Does it have smoke detectors?',
  'Is it in a flood zone?',
  'homes in Sparks',
]

test.each(all)('“$message” gets instructions', ({ advice, message }) => {
  expect(findEmergency(message, 'tenant')).toStartWith('**')
  expect(findEmergency(message, 'tenant')).toContain(advice)
})

test.each(innocent)('“%s” is not an emergency', message => {
  expect(findEmergency(message, 'tenant')).toBeUndefined()
})

test('every advice names 911 and the way to the landlord or the repair service, and nothing that the filter would remove', () => {
  for (const { message } of all)
    for (const [reader, way] of [
      ['tenant', /the emergency number in your lease.*\(\/maintenance\/requests\)/],
      ['landlord', /your emergency repair service.*\(\/maintenance\/manage\)/],
    ] as const) {
      const advice = findEmergency(message, reader) ?? ''
      expect(withoutPrivateDetails(advice, portalsOwn(services.env))).toBe(advice)
      expect(advice).toContain('911')
      expect(advice).toMatch(way)
    }
})

test.each(['**Gas:**', '**Carbon monoxide:**'])('%s also names the gas company', danger => {
  for (const message of messagesByDanger[danger] ?? [])
    expect(findEmergency(message, 'tenant')).toContain('911 and your gas company’s emergency line')
})

describe('emergency instructions in an answer', () => {
  const message = 'I smell gas'
  const gas = '**Gas:** leave now.'

  test('come first, whatever the model says', async () => {
    const person = await signUp('tenant')
    model.reply(() => ({ text: 'No worries, light a candle and look for the leak.' }))
    const events = await readEvents(await listen(person, start, { body: { message } }))
    const words = events.flatMap(({ event, data }) => (event === 'delta' ? data.text : [])).join('')
    expect(words).toStartWith(gas)
    expect(words).toEndWith('look for the leak.')
  })

  test('work for landlords, and name their own contact', async () => {
    const person = await signUp('landlord')
    model.reply(() => ({ text: 'Never.' }))
    const { message: answer } = await person.call(start, { body: { message } })
    expect(answer.content).toStartWith(gas)
    expect(answer.content).toContain('[Maintenance](/maintenance/manage)')
  })

  test.each([
    ['the model is away', { status: 500, retryAfter: '0' }, 500_000],
    ['a budget is used up', { text: 'Never.' }, 0],
  ] as const)('work when %s', async (_, reply, person) => {
    services.env.assistantTokensPerDay = { ...services.env.assistantTokensPerDay, person }
    const tenant = await signUp('tenant')
    model.reply(() => reply)
    const { message: answer } = await tenant.call(start, { body: { message } })
    expect(answer.content).toStartWith(gas)
    expect(answer.content).toEndWith('The assistant is unavailable right now. Please try again later.')
  })
})
