import { describe, expect, test } from 'bun:test'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { startScriptedModel } from '../../../test/scripted-model.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { listen, readEvents } from '../../../test/told-answer.ts'
import { withoutPrivateDetails } from '../../platform/private-details.ts'
import { findEmergency } from './emergencies.ts'

const model = startScriptedModel()
const { signUp, services } = await openTestApp({ languageModel: model.languageModel })
const { start } = conversationEndpoints

const told: Record<string, readonly string[]> = {
  '**Gas:**': [
    'I smell gas in the kitchen',
    'gas leak!!',
    'THERE IS A GAS SMELL',
    'It smells like rotten eggs here',
    'the stove is leaking gas',
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
    'detector de monóxido de carbono',
    '一氧化碳报警器响了',
  ],
  '**Fire or smoke:**': [
    'my kitchen is on fire',
    'FIRE',
    'Fire in the hallway',
    'there is smoke coming from the outlet',
    'the outlet is sparking',
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
const all = Object.entries(told).flatMap(([advice, messages]) =>
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
]

test.each(all)('“$message” is told what to do', ({ advice, message }) => {
  expect(findEmergency(message)).toContain(advice)
})

test.each(innocent)('“%s” is none', message => {
  expect(findEmergency(message)).toBeUndefined()
})

test('what is told holds nothing that the filter would remove', () => {
  for (const { message } of all) {
    const advice = findEmergency(message) ?? ''
    expect(withoutPrivateDetails(advice, services.env.publicOrigin)).toBe(advice)
    expect(advice).toContain('911')
  }
})

describe('in an answer it comes first', () => {
  const message = 'I smell gas'
  const gas = '**Gas:** leave now.'

  test('whatever the model says, and before it says anything', async () => {
    const person = await signUp('tenant')
    model.reply(() => ({ text: 'No worries, light a candle and look for the leak.' }))
    const events = await readEvents(await listen(person, start, { body: { message } }))
    const words = events.flatMap(({ event, data }) => (event === 'delta' ? data.text : [])).join('')
    expect(words).toStartWith(gas)
    expect(words).toEndWith('look for the leak.')
  })

  test.each([
    ['the model is away', { status: 500, retryAfter: '0' }, 500_000],
    ['a budget is used up', { text: 'Never.' }, 0],
  ] as const)('also when %s', async (_, reply, person) => {
    services.env.assistantTokensPerDay = { ...services.env.assistantTokensPerDay, person }
    const tenant = await signUp('tenant')
    model.reply(() => reply)
    const { message: answer } = await tenant.call(start, { body: { message } })
    expect(answer.content).toStartWith(gas)
    expect(answer.content).toEndWith('The assistant cannot say more at the moment. Please try again later.')
  })
})
