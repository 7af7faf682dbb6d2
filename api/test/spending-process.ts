// Sends mixed requests to the model on one person's budget, this many at once; prints how many were answered.
import { openLanguageModel } from '../src/integrations/openai/open-language-model.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { readEnv } from '../src/platform/env.ts'
import { askModel } from '../src/platform/model/ask-model.ts'

const [url = '', baseUrl = '', personId = '', times = '', ASSISTANT_TOKENS_PER_DAY = ''] =
  process.argv.slice(2)
const { database, close } = openDatabase(url)
const context = {
  database,
  env: readEnv({ ASSISTANT_TOKENS_PER_DAY }),
  languageModel: openLanguageModel({
    baseUrl,
    model: 'scripted',
    api: 'chat',
    prices: { input: 0.15, output: 0.6 },
  }),
}
const ask = async (_: unknown, index: number): Promise<number> => {
  const leaving = new AbortController()
  await askModel(context, {
    personId,
    contentType: 'chat',
    messages: [{ role: 'user', content: 'word '.repeat(index * 20) }],
    signal: leaving.signal,
    onText: () => {
      if (index % 3 === 0) leaving.abort(new Error('gone'))
    },
  })
  return 1
}
const outcomes = await Promise.allSettled(Array.from({ length: Number(times) }, ask))
console.log(outcomes.filter(({ status }) => status === 'fulfilled').length)
await close()
