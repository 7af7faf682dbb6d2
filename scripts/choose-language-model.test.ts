import { expect, test } from 'bun:test'
import { chooseLanguageModel } from './choose-language-model.ts'
import { readSettings } from './settings.ts'

const chosen = (variables: Record<string, string>) => chooseLanguageModel(readSettings(variables))
const production = { NODE_ENV: 'production' }

test('a model that the settings name is used, by a key or by an address', async () => {
  for (const [name, value] of [
    ['OPENAI_API_KEY', 'sk-1'],
    ['OPENAI_BASE_URL', 'http://localhost:11434/v1'],
  ] as const) {
    const { languageModel } = await chosen({ ...production, [name]: value, OPENAI_MODEL: 'mine' })
    expect(languageModel?.model).toBe('mine')
  }
})

test('in production there is no stand-in, and so no assistant', async () => {
  expect((await chosen(production)).languageModel).toBeUndefined()
})

test('a stand-in answers if no model is named, and costs nothing', async () => {
  const { languageModel, stop } = await chosen({})
  let output = ''
  await languageModel?.converse({
    messages: [{ role: 'user', content: 'Hello' }],
    maxOutputTokens: 1000,
    signal: new AbortController().signal,
    onText: text => {
      output += text
    },
  })
  expect([output, languageModel?.prices]).toEqual([expect.stringMatching(/\w/), { input: 0, output: 0 }])
  await stop()
})

test('a port in use is one sentence that names its variable', async () => {
  const other = Bun.serve({ port: 0, fetch: () => new Response('other') })
  const OPENAI_SANDBOX_PORT = String(other.port)
  await expect(chosen({ OPENAI_SANDBOX_PORT })).rejects.toThrow(/in use: .*OPENAI_SANDBOX_PORT=/)
  await other.stop(true)
})
