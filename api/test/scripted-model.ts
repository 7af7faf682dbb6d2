// A server of OpenAI's wire format with scripted replies, for the real SDK.
import { afterAll } from 'bun:test'
import { openLanguageModel } from '../src/integrations/openai/open-language-model.ts'

interface ModelRequest {
  model: string
  messages: {
    role: 'system' | 'user' | 'assistant' | 'tool'
    content: string | null
    tool_call_id?: string
    tool_calls?: { id: string; function: { name: string; arguments: string } }[]
  }[]
  tools?: { function: { name: string; description: string; parameters: { properties?: object } } }[]
  tool_choice?: string
}

interface ScriptedReply {
  /** Streamed piece by piece. */
  text?: string | readonly string[]
  /** Arguments given as text are sent unchanged. */
  calls?: readonly { name: string; arguments?: unknown }[]
  /** Pauses before the first piece and between pieces. */
  pauseMs?: number
  usage?: { prompt_tokens: unknown; completion_tokens: unknown }
  /** Refuses instead of replying. */
  status?: number
  retryAfter?: string
  /** Closes the connection before the reply is complete. */
  isCutOff?: boolean
  /** The reason that it gives for ending early. */
  cutBy?: 'length' | 'content_filter'
  /** Reasoning before the answer. */
  thought?: string
  /** The provider's, instead of a text. */
  refusal?: string
  /** Raw chunks instead of all of the above; raw events of the newer API. */
  chunks?: readonly object[]
  events?: readonly object[]
}

export type Script = (request: ModelRequest, signal: AbortSignal) => ScriptedReply | Promise<ScriptedReply>

const textsOf = ({ text = [] }: ScriptedReply): readonly string[] =>
  typeof text === 'string' ? text.split(/(?<= )/) : text

const writtenArguments = (value: unknown = {}): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

const piecesOf = ({ calls = [], thought, refusal, ...scripted }: ScriptedReply): object[] => [
  ...(thought ? [{ reasoning_content: thought }] : []),
  ...(refusal ? [...refusal].map(letter => ({ content: null, refusal: letter })) : []),
  ...textsOf(scripted).map(content => ({ content })),
  ...calls.map(({ name, arguments: values }, index) => ({
    tool_calls: [
      {
        index,
        id: `call-${crypto.randomUUID()}`,
        type: 'function',
        function: { name, arguments: writtenArguments(values) },
      },
    ],
  })),
]

const chunksOf = (scripted: ScriptedReply): readonly object[] => {
  const { calls = [], usage, isCutOff, cutBy, chunks } = scripted
  if (chunks) return chunks
  const pieces = piecesOf(scripted).map(delta => ({ choices: [{ index: 0, delta, finish_reason: null }] }))
  if (isCutOff) return pieces
  const finish_reason = cutBy ?? (calls.length > 0 ? 'tool_calls' : 'stop')
  return [
    ...pieces,
    { choices: [{ index: 0, delta: {}, finish_reason }] },
    ...(usage ? [{ choices: [], usage }] : []),
  ]
}

/** For the newer API. */
const eventsOf = (scripted: ScriptedReply): readonly object[] => {
  const { calls = [], usage, isCutOff, cutBy, thought, refusal } = scripted
  const done = (item: object) => ({ type: 'response.output_item.done', output_index: 0, item })
  const events = [
    { type: 'response.created', response: {} },
    ...(thought
      ? [
          { type: 'response.reasoning_text.delta', delta: thought },
          done({ type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: `sealed:${btoa(thought)}` }),
        ]
      : []),
    ...[...(refusal ?? '')].map(delta => ({ type: 'response.refusal.delta', delta })),
    ...(refusal ? [{ type: 'response.refusal.done', refusal }] : []),
    ...textsOf(scripted).map(delta => ({ type: 'response.output_text.delta', delta })),
    ...calls.map(({ name, arguments: values }) =>
      done({
        type: 'function_call',
        call_id: `call-${crypto.randomUUID()}`,
        name,
        arguments: writtenArguments(values),
      }),
    ),
  ]
  if (isCutOff) return events
  const reason = cutBy === 'length' ? 'max_output_tokens' : cutBy
  const counted = usage && { input_tokens: usage.prompt_tokens, output_tokens: usage.completion_tokens }
  return [
    ...events,
    cutBy
      ? { type: 'response.incomplete', response: { incomplete_details: { reason }, usage: counted } }
      : { type: 'response.completed', response: { usage: counted } },
  ]
}

const streamOf = (scripted: ScriptedReply, pieces: readonly object[]): ReadableStream<string> =>
  new ReadableStream({
    start: async controller => {
      for (const piece of pieces) {
        if (scripted.pauseMs) await Bun.sleep(scripted.pauseMs)
        controller.enqueue(`data: ${JSON.stringify(piece)}\n\n`)
      }
      if (scripted.isCutOff) return controller.close()
      controller.enqueue('data: [DONE]\n\n')
      controller.close()
    },
  })

/** A valid answer in the requested form. */
const agree: Script = ({ messages }) => ({
  text: messages[0]?.content?.includes('Reply with JSON only')
    ? JSON.stringify({ title: 'All right', description: 'All right.' })
    : 'All right.',
})

interface ResponsesRequest {
  input: ({ role?: string; content?: string; type?: string } & Record<string, string>)[]
  tools?: NonNullable<ModelRequest['tools']>[number]['function'][]
}

/** In the older API's terms. */
const asModelRequest = ({
  input,
  tools,
  ...rest
}: ResponsesRequest & Omit<ModelRequest, 'messages' | 'tools'>): ModelRequest => ({
  ...rest,
  messages: input.flatMap(item => {
    const { type, role, content = null, call_id: id = '', name = '', output = '' } = item
    if (type === 'function_call_output') return [{ role: 'tool' as const, content: output, tool_call_id: id }]
    if (type === 'function_call')
      return [
        {
          role: 'assistant' as const,
          content: null,
          tool_calls: [{ id, function: { name, arguments: item.arguments ?? '' } }],
        },
      ]
    return type === 'reasoning' ? [] : [{ role: role as ModelRequest['messages'][number]['role'], content }]
  }),
  ...(tools && { tools: tools.map(described => ({ function: described })) }),
})

export const apis = ['chat', 'responses'] as const

/** Until all tests of the file have run. `asked` are the requests it got, `sent` the same as raw text. */
export const startScriptedModel = (script: Script = agree, api: (typeof apis)[number] = 'chat') => {
  const asked: ModelRequest[] = []
  const sent: unknown[] = []
  const state = { script }
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: async request => {
      const written = await request.json()
      sent.push(written)
      const isChat = new URL(request.url).pathname.endsWith('/chat/completions')
      const body = isChat ? (written as ModelRequest) : asModelRequest(written)
      asked.push(body)
      const scripted = await state.script(body, request.signal)
      const { status, retryAfter } = scripted
      if (status)
        return Response.json(
          { error: { message: 'Refused with sk-secret-of-the-server-0001', type: 'x', code: 'x' } },
          { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} },
        )
      const pieces = isChat ? chunksOf(scripted) : (scripted.events ?? eventsOf(scripted))
      return new Response(streamOf(scripted, pieces), { headers: { 'content-type': 'text/event-stream' } })
    },
  })
  afterAll(() => server.stop(true))
  return {
    asked,
    sent,
    url: `http://127.0.0.1:${server.port}/v1`,
    reply: (next: Script) => {
      asked.length = 0
      sent.length = 0
      state.script = next
    },
    languageModel: openLanguageModel({
      baseUrl: `http://127.0.0.1:${server.port}/v1`,
      model: 'scripted',
      api,
      prices: { input: 0.15, output: 0.6 },
    }),
  }
}
