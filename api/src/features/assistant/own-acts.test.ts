// The assistant changes nothing, whatever the model says.
import { describe, expect, test } from 'bun:test'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { startScriptedModel } from '../../../test/scripted-model.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { claimsAct } from './own-acts.ts'

const model = startScriptedModel()
const { signUp } = await openTestApp({ languageModel: model.languageModel })
const { start } = conversationEndpoints
const person = await signUp('tenant')

const answerTo = async (message: string, text: string) => {
  model.reply(() => ({ text }))
  return (await person.call(start, { body: { message } })).message.content
}

test.each([
  'Stop sharing my income with the landlord',
  'please don’t share my documents anymore',
  'Can you revoke my consent?',
])('“%s” leads to the page for it, and no model can say that it was done', async message => {
  const content = await answerTo(message, 'Done! I have stopped sharing it.')
  expect(content).toContain('nothing has changed')
  expect(content).toContain('[Sharing](/profile/sharing)')
  expect(model.asked).toEqual([])
})

test.each(['How do I stop sharing my income?', 'Which homes can I share with a friend?'])(
  '“%s” is a question for the model',
  async message => {
    expect(await answerTo(message, 'Like this.')).toBe('Like this.')
  },
)

describe('an answer that claims an act', () => {
  test('says at its end that there was none, and where to do it', async () => {
    const text = 'I’ve stopped sharing your income with Daniel.'
    expect(await answerTo('Daniel should not see my income', text)).toBe(
      `${text}\n\nI haven’t changed or sent anything: I can only look things up and fill in forms, which you send yourself. You can change what you share under [Sharing](/profile/sharing).`,
    )
  })

  test.each([
    ['Done! Your subscription ends on Friday.', true],
    ['Your income is no longer shared.', true],
    ['Your request was successfully submitted.', true],
    ['I just sent it to Maya.', true],
    ['Your application was declined on Nov 3.', false],
    ['I have filled in a message. Check it below and send it yourself.', false],
    ['Hector wrote: “I sent you the keys.”', false],
    ['I can’t help with that.', false],
  ])('is told from one that reports: %s %p', (text, isClaim) => {
    expect(claimsAct(text)).toBe(isClaim)
  })
})
