// A server that speaks OpenAI's wire format and replies as a test says: the real SDK asks it.
import { afterAll } from 'bun:test'
import { openLanguageModel } from '../src/integrations/openai/open-language-model.ts'

/** What the model's server was sent. */
interface Asked {
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

interface Scripted {
  /** Sent piece by piece. */
  text?: string | readonly string[]
  /** Arguments that are a text are sent as they are. */
  calls?: readonly { name: string; arguments?: unknown }[]
  /** Before anything is sent, and between pieces. */
  pauseMs?: number
  usage?: { prompt_tokens: number; completion_tokens: number }
  /** A refusal instead of a reply. */
  status?: number
  retryAfter?: string
  /** The connection is closed before the reply is whole. */
  isCutOff?: boolean
  /** The chunks themselves, instead of all of the above. */
  chunks?: readonly object[]
}

export type Script = (asked: Asked, signal: AbortSignal) => Scripted | Promise<Scripted>

const piecesOf = ({ text = [], calls = [] }: Scripted): object[] => [
  ...(typeof text === 'string' ? text.split(/(?<= )/) : text).map(content => ({ content })),
  ...calls.map(({ name, arguments: given = {} }, index) => ({
    tool_calls: [
      {
        index,
        id: `call-${crypto.randomUUID()}`,
        type: 'function',
        function: { name, arguments: typeof given === 'string' ? given : JSON.stringify(given) },
      },
    ],
  })),
]

const chunksOf = (scripted: Scripted): readonly object[] => {
  const { calls = [], usage, isCutOff, chunks } = scripted
  if (chunks) return chunks
  const pieces = piecesOf(scripted).map(delta => ({ choices: [{ index: 0, delta, finish_reason: null }] }))
  if (isCutOff) return pieces
  const finish_reason = calls.length > 0 ? 'tool_calls' : 'stop'
  return [
    ...pieces,
    { choices: [{ index: 0, delta: {}, finish_reason }] },
    ...(usage ? [{ choices: [], usage }] : []),
  ]
}

const streamOf = (scripted: Scripted): ReadableStream<string> =>
  new ReadableStream({
    start: async controller => {
      for (const chunk of chunksOf(scripted)) {
        if (scripted.pauseMs) await Bun.sleep(scripted.pauseMs)
        controller.enqueue(`data: ${JSON.stringify(chunk)}\n\n`)
      }
      if (scripted.isCutOff) return controller.close()
      controller.enqueue('data: [DONE]\n\n')
      controller.close()
    },
  })

/** Agrees, in the form that is asked for. */
const agree: Script = ({ messages }) => ({
  text: messages[0]?.content?.includes('Reply with JSON only')
    ? JSON.stringify({ title: 'All right', description: 'All right.' })
    : 'All right.',
})

/** Replies as the script says, until all tests of the file have run; `asked` is what it was sent. */
export const startScriptedModel = (script: Script = agree) => {
  const asked: Asked[] = []
  const state = { script }
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: async request => {
      const body = (await request.json()) as Asked
      asked.push(body)
      const scripted = await state.script(body, request.signal)
      const { status, retryAfter } = scripted
      if (status)
        return Response.json(
          { error: { message: 'Refused with sk-secret-of-the-server-0001', type: 'x', code: 'x' } },
          { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} },
        )
      return new Response(streamOf(scripted), { headers: { 'content-type': 'text/event-stream' } })
    },
  })
  afterAll(() => server.stop(true))
  return {
    asked,
    /** From now on it replies so. */
    reply: (next: Script) => {
      asked.length = 0
      state.script = next
    },
    languageModel: openLanguageModel({
      baseUrl: `http://127.0.0.1:${server.port}/v1`,
      model: 'scripted',
      prices: { input: 0.15, output: 0.6 },
    }),
  }
}
