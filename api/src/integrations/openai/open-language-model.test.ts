// Against a scripted server that imitates how servers of OpenAI's wire format differ.
import { describe, expect, test } from 'bun:test'
import { apis, startScriptedModel } from '../../../test/scripted-model.ts'
import { ModelAway, type ModelRequest } from '../../platform/ports/language-model.ts'
import { openLanguageModel } from './open-language-model.ts'

const model = startScriptedModel()

const converse = async (given: Partial<ModelRequest> = {}, { languageModel } = model) => {
  let said = ''
  const reply = await languageModel.converse({
    messages: [{ role: 'user', content: 'Hello' }],
    maxOutputTokens: 100,
    signal: new AbortController().signal,
    onText: text => {
      said += text
    },
    ...given,
  })
  return { said, ...reply }
}

const reasonOfFailure = () =>
  converse().catch(thrown => (thrown instanceof ModelAway ? thrown.reason : thrown))

const delta = (piece: object, finish_reason: string | null = null) => ({
  choices: [{ index: 0, delta: piece, finish_reason }],
})

describe('a complete reply', () => {
  test('with its usage in a last chunk without choices', async () => {
    model.reply(() => ({ text: ['Good ', 'day.'], usage: { prompt_tokens: 7, completion_tokens: 2 } }))
    expect(await converse()).toMatchObject({
      said: 'Good day.',
      toolCalls: [],
      usage: { prompt: 7, completion: 2 },
    })
  })

  test('from a server that sends no usage, and empty chunks', async () => {
    const chunks = [
      { choices: [] },
      {},
      delta({ role: 'assistant', content: null }),
      delta({ content: 'Hi' }),
    ]
    model.reply(() => ({ chunks: [...chunks, { ...delta({}, 'stop'), usage: null }] }))
    expect(await converse()).toMatchObject({ said: 'Hi', usage: undefined })
  })

  test('with several calls whose arguments are interleaved', async () => {
    const piece = (index: number, id: string | undefined, given: object) =>
      delta({ tool_calls: [{ index, id, function: given }] })
    model.reply(() => ({
      chunks: [
        piece(0, 'a', { name: 'find_places', arguments: '' }),
        piece(1, 'b', { name: 'list_plans', arguments: '{' }),
        piece(0, undefined, { arguments: '{"q":' }),
        piece(1, undefined, { arguments: '}' }),
        piece(0, undefined, { arguments: '"Oak"}' }),
        delta({}, 'tool_calls'),
      ],
    }))
    expect((await converse()).toolCalls).toEqual([
      { id: 'a', name: 'find_places', arguments: '{"q":"Oak"}' },
      { id: 'b', name: 'list_plans', arguments: '{}' },
    ])
  })

  test('with calls that have neither ids nor indexes, their arguments in one piece', async () => {
    const call = (name: string) => delta({ tool_calls: [{ function: { name, arguments: '{}' } }] })
    model.reply(() => ({ chunks: [call('list_plans'), call('find_places'), delta({}, 'stop')] }))
    const { toolCalls } = await converse()
    expect(toolCalls.map(({ name, arguments: given }) => [name, given])).toEqual([
      ['list_plans', '{}'],
      ['find_places', '{}'],
    ])
    expect(new Set(toolCalls.map(({ id }) => id)).size).toBe(2)
  })
})

test('requests follow the wire format, and can forbid tools', async () => {
  model.reply(() => ({ text: 'Hi' }))
  const toolCalls = [{ id: 'a', name: 'list_plans', arguments: '{}' }]
  const tools = [{ name: 'list_plans', description: 'Plans', parameters: { type: 'object' } }]
  await converse({
    messages: [
      { role: 'system', content: 'Be kind.' },
      { role: 'assistant', content: '', toolCalls },
      { role: 'tool', toolCallId: 'a', content: '{}' },
    ],
    tools,
    mustAnswer: true,
  })
  expect(model.asked).toEqual([
    {
      model: 'scripted',
      messages: [
        { role: 'system', content: 'Be kind.' },
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 'a', type: 'function', function: { name: 'list_plans', arguments: '{}' } }],
        },
        { role: 'tool', tool_call_id: 'a', content: '{}' },
      ],
      stream: true,
      stream_options: { include_usage: true },
      max_completion_tokens: 100,
      tools: [{ type: 'function', function: tools[0] }],
      tool_choice: 'none',
    },
  ] as object[] as typeof model.asked)
})

describe('a server that refuses', () => {
  test.each([429, 500, 503])('with %d once is asked once more', async status => {
    model.reply(() => (model.asked.length === 1 ? { status, retryAfter: '0.1' } : { text: 'Hi' }))
    expect([(await converse()).said, model.asked.length]).toEqual(['Hi', 2])
  })

  test('twice counts as down', async () => {
    model.reply(() => ({ status: 500, retryAfter: '0' }))
    expect([await reasonOfFailure(), model.asked.length]).toEqual([
      'answered 500 x Refused with [KEY REMOVED]',
      2,
    ])
  })

  test('and asks for a pause longer than anyone would wait counts as down immediately', async () => {
    model.reply(() => ({ status: 429, retryAfter: '20' }))
    expect([await reasonOfFailure(), model.asked.length]).toEqual([
      'answered 429 x Refused with [KEY REMOVED]',
      1,
    ])
  })

  test('for something that would fail again is not asked again', async () => {
    model.reply(() => ({ status: 401 }))
    expect([await reasonOfFailure(), model.asked.length]).toEqual([
      'answered 401 x Refused with [KEY REMOVED]',
      1,
    ])
  })
})

test('a reply that breaks off does not count as complete', async () => {
  model.reply(() => ({ text: 'One two three', isCutOff: true }))
  expect(await reasonOfFailure()).toBe('cut off')
})

test('a caller who leaves ends it, at the server too', async () => {
  const leaving = new AbortController()
  const left = Promise.withResolvers<void>()
  model.reply((_, signal) => {
    signal.addEventListener('abort', () => left.resolve())
    return { text: Array.from({ length: 1000 }, () => 'word '), pauseMs: 5 }
  })
  const outcome = converse({
    signal: leaving.signal,
    onText: () => leaving.abort(new Error('gone')),
  })
  await expect(outcome).rejects.toThrow('gone')
  await left.promise
})

describe('the newer API', () => {
  const newer = startScriptedModel(undefined, 'responses')
  const ask = (given?: Partial<ModelRequest>) => converse(given, newer)

  test('stores nothing, and gets back its encrypted reasoning before the calls that it led to', async () => {
    newer.reply(() => ({ thought: 'Hm, plans.', text: 'Let me look.', calls: [{ name: 'list_plans' }] }))
    const tools = [{ name: 'list_plans', description: 'Plans', parameters: { type: 'object' } }]
    const first = await ask({ tools })
    expect(first.said).toBe('Let me look.')
    const [call] = first.toolCalls
    newer.reply(() => ({ text: 'Three.', usage: { prompt_tokens: 9, completion_tokens: 1 } }))
    const { said, usage } = await ask({
      messages: [
        { role: 'system', content: 'Be kind.' },
        { role: 'assistant', content: first.said, toolCalls: first.toolCalls, thread: first.thread ?? [] },
        { role: 'tool', toolCallId: call?.id ?? '', content: '{}' },
      ],
      tools,
      mustAnswer: true,
    })
    expect({ said, usage }).toEqual({ said: 'Three.', usage: { prompt: 9, completion: 1 } })
    expect(newer.sent).toEqual([
      {
        model: 'scripted',
        stream: true,
        store: false,
        max_output_tokens: 100,
        input: [
          { role: 'system', content: 'Be kind.' },
          { role: 'assistant', content: 'Let me look.' },
          {
            type: 'reasoning',
            id: 'rs_1',
            summary: [],
            encrypted_content: expect.stringMatching(/^sealed:/),
          },
          { type: 'function_call', call_id: call?.id, name: 'list_plans', arguments: '{}' },
          { type: 'function_call_output', call_id: call?.id, output: '{}' },
        ],
        tools: [{ type: 'function', strict: false, ...tools[0] }],
        tool_choice: 'none',
      },
    ])
  })

  test('reports why it failed in the middle', async () => {
    const events = (event: object) =>
      Bun.serve({
        port: 0,
        hostname: '127.0.0.1',
        fetch: () =>
          new Response(`data: ${JSON.stringify(event)}\n\n`, {
            headers: { 'content-type': 'text/event-stream' },
          }),
      })
    const error = { code: 'server_error', message: 'Failed for sk-live-0123456789abcdef' }
    for (const event of [
      { type: 'response.failed', response: { error } },
      { type: 'error', ...error },
    ]) {
      const server = events(event)
      const failing = openLanguageModel({
        baseUrl: `http://127.0.0.1:${server.port}/v1`,
        model: 'x',
        api: 'responses',
        prices: { input: 0, output: 0 },
      })
      const signal = new AbortController().signal
      const thrown = await failing
        .converse({ messages: [], maxOutputTokens: 1, signal, onText: () => {} })
        .catch(away => away)
      expect(thrown.reason).toBe('broke off server_error Failed for [KEY REMOVED]')
      expect(thrown.message).not.toContain('server_error')
      await server.stop(true)
    }
  })
})

test.each(apis)('the reasoning effort is sent over %s only if it is set', async api => {
  const seen: unknown[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async request => {
      const { reasoning, reasoning_effort } = (await request.json()) as Record<string, unknown>
      seen.push(reasoning ?? reasoning_effort)
      return new Response('{}', { status: 400 })
    },
  })
  for (const reasoningEffort of ['low', undefined] as const) {
    const given = { baseUrl: `http://127.0.0.1:${server.port}/v1`, model: 'x', api, reasoningEffort }
    const asked = openLanguageModel({ ...given, prices: { input: 0, output: 0 } })
    const signal = new AbortController().signal
    await asked.converse({ messages: [], maxOutputTokens: 1, signal, onText: () => {} }).catch(() => {})
  }
  expect(seen).toEqual([api === 'chat' ? 'low' : { effort: 'low' }, undefined])
  await server.stop(true)
})

describe('reasoning is never shown, wherever its marks are split:', () => {
  test.each([
    ['<think>The <b>user</b> wants</think>Good <day. <think>again</think>Bye <th', 'Good <day. Bye <th'],
    ['<thinking>Hm.</thinking>Hi', 'Hi'],
    ['[THINK]Hm.[/THINK]Hi [there', 'Hi [there'],
    ['Hm.</think>Hm.</think>Hi', 'Hi'],
    ['Hm. <think>Hm.</think> Hm.</Think>Hi', 'Hi'],
    [
      '<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>final<|message|>Hi<|return|>',
      'Hi',
    ],
    ['analysisHm.assistantfinalHi', 'Hi'],
    ['Hm.</think>', ''],
    ['Three < four', 'Three < four'],
  ])('%s', async (text, shown) => {
    for (let size = 1; size < text.length; size += 1) {
      const pieces = text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []
      model.reply(() => ({ text: pieces, thought: 'Only thought.' }))
      let said = ''
      const onText = (piece: string) => {
        said += piece
      }
      const onRetract = () => {
        said = ''
      }
      await converse({ onText, onRetract })
      expect(said).toBe(shown)
    }
  })
})

test.each(apis)(
  'a model in %s that takes a minute to load is waited for, and one that stops in the middle is not',
  async api => {
    const slow = startScriptedModel(undefined, api)
    const patient = (silenceMs: number) =>
      openLanguageModel(
        { baseUrl: slow.url, model: 'x', api, prices: { input: 0, output: 0 } },
        { silenceMs },
      )
    const { answerMs } = slow.languageModel
    expect(answerMs.told).toBeGreaterThan(2 * 60_000)
    const hear = (pauseMs: number, silenceMs: number) => {
      slow.reply(() => ({ text: ['One ', 'two ', 'three.'], pauseMs }))
      return converse({}, { ...slow, languageModel: patient(silenceMs) })
        .then(({ said }) => said)
        .catch(({ reason }: ModelAway) => reason)
    }
    expect(await hear(150, 2000)).toBe('One two three.')
    expect(await hear(400, 100)).toBe('nothing came in 0.1 s')
    let sent = 0
    const stuck = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: () =>
        new Response(
          new ReadableStream({
            pull: async stream => {
              sent += 1
              if (sent > 1) return Bun.sleep(5000)
              const piece =
                api === 'chat'
                  ? delta({ content: 'One ' })
                  : { type: 'response.output_text.delta', delta: 'One ' }
              stream.enqueue(`data: ${JSON.stringify(piece)}\n\n`)
            },
          }),
          { headers: { 'content-type': 'text/event-stream' } },
        ),
    })
    const asked = openLanguageModel(
      { baseUrl: `http://127.0.0.1:${stuck.port}/v1`, model: 'x', api, prices: { input: 0, output: 0 } },
      { silenceMs: 200 },
    )
    expect(
      await converse({}, { ...slow, languageModel: asked }).catch(({ reason }: ModelAway) => reason),
    ).toBe('nothing came in 0.2 s')
    await stuck.stop(true)
  },
)

test('a refusal that a server sends only as a whole is the text', async () => {
  const newer = startScriptedModel(undefined, 'responses')
  const output = [{ type: 'message', content: [{ type: 'refusal', refusal: 'I can’t help with that.' }] }]
  newer.reply(() => ({ events: [{ type: 'response.completed', response: { output } }] }))
  expect((await converse({}, newer)).said).toBe('I can’t help with that.')
})
