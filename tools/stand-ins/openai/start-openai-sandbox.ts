// A local stand-in for OpenAI in its wire format, with a table instead of a model: docs/assistant-stand-in.md says what it understands.
import { answerControl } from '../control.ts'
import { openFaults } from '../faults.ts'
import { decide } from './decide.ts'
import { chunksOf, completionOf } from './wire/chat-completion.ts'
import { type ChatRequest, readChatRequest } from './wire/chat-request.ts'
import type { Decision } from './wire/decision.ts'
import {
  OpenAiRefusal,
  rateLimited,
  serverFailed,
  unauthorized,
  unknownModel,
  unknownUrl,
} from './wire/refusal.ts'
import { eventsOf, responseOf } from './wire/response.ts'
import { readResponsesRequest } from './wire/responses-request.ts'
import { streamChunks } from './wire/stream-chunks.ts'

/** @internal */
export interface OpenAiSandboxOptions {
  /** 0, the default, picks a free one. */
  port?: number
  apiKey: string
  /** Milliseconds after each word of a streamed answer. */
  pauseMs?: number
}

interface OpenAiSandbox {
  /** The SDK's base URL is this plus `/v1`. */
  url: string
  stop(): Promise<void>
}

/** Its only model, which also answers calls for any other name. */
const standIn = { id: 'stand-in', object: 'model', created: 1_760_000_000, owned_by: 'rental-portal' }

const chunksBeforeCut = 6

/** `slow` waits before it answers; `cut` breaks the connection after the first words of a stream. */
const faultKinds = ['down', 'slow', 'cut', 'rate_limit', 'server_error'] as const

const apis: Readonly<
  Record<
    string,
    | {
        read: (request: Request) => Promise<ChatRequest>
        whole: (request: ChatRequest, decision: Decision) => object
        pieces: (request: ChatRequest, decision: Decision) => object[]
      }
    | undefined
  >
> = {
  'POST /v1/chat/completions': { read: readChatRequest, whole: completionOf, pieces: chunksOf },
  'POST /v1/responses': { read: readResponsesRequest, whole: responseOf, pieces: eventsOf },
}

/** Listens only on the loopback address. Stateless: everything it knows is in the call. */
export const startOpenAiSandbox = async (options: OpenAiSandboxOptions): Promise<OpenAiSandbox> => {
  const faults = openFaults(faultKinds)

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const [, key = ''] = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '') ?? []
    if (key !== options.apiKey) throw unauthorized(key)
    const called = `${request.method} ${pathname}`
    const control = faults.controls.find(({ method, path }) => called === `${method} ${path}`)
    if (control) return answerControl(control, request)
    const fault = faults.take(pathname)
    if (fault?.kind === 'down') return new Response(new ReadableStream({ start: stream => stream.error() }))
    if (fault?.kind === 'slow') await Bun.sleep(fault.delayMs)
    if (fault?.kind === 'rate_limit') throw rateLimited()
    if (fault?.kind === 'server_error') throw serverFailed()
    if (called === 'GET /v1/models') return Response.json({ object: 'list', data: [standIn] })
    if (called === `GET /v1/models/${standIn.id}`) return Response.json(standIn)
    if (called.startsWith('GET /v1/models/')) throw unknownModel(pathname.slice('/v1/models/'.length))
    const api = apis[called]
    if (!api) throw unknownUrl(request.method, pathname)
    const chatRequest = await api.read(request)
    const decision = decide(chatRequest)
    if (!chatRequest.stream) return Response.json(api.whole(chatRequest, decision))
    return streamChunks(api.pieces(chatRequest, decision), {
      pauseMs: options.pauseMs,
      cutAfter: fault?.kind === 'cut' ? chunksBeforeCut : undefined,
    })
  }

  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: options.port ?? 0,
    idleTimeout: 60,
    fetch: async request => {
      try {
        return await answer(request)
      } catch (thrown) {
        if (!(thrown instanceof OpenAiRefusal)) throw thrown
        return Response.json({ error: thrown.body }, { status: thrown.status })
      }
    },
  })

  return { url: `http://127.0.0.1:${server.port}`, stop: () => server.stop(true) }
}

// Run directly, `bun tools/stand-ins/openai/start-openai-sandbox.ts` prints its address.
if (import.meta.main) {
  const { OPENAI_SANDBOX_PORT, OPENAI_API_KEY } = process.env
  const { url } = await startOpenAiSandbox({
    port: Number(OPENAI_SANDBOX_PORT ?? 0),
    apiKey: OPENAI_API_KEY ?? 'sk-standin',
  })
  console.log(url)
}
