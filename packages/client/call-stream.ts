// `callStream` sends an endpoint that can also answer in events, and reports each event as it arrives.
import type { Answer } from '@portal/contract/endpoint'
import { createParser } from 'eventsource-parser'
import type * as z from 'zod/mini'
import { answerOf, type Callable, type CallParts } from './call.ts'
import { readLeniently } from './read-leniently.ts'
import type { Pieces, Reply } from './send.ts'

/** Its events end with `done`, which holds the answer, or with `failed`, which holds a refusal. */
type StreamEndpoint = Callable & { events: Readonly<Record<string, z.ZodMiniType>> }

type Listeners<Declared extends StreamEndpoint> = {
  [Name in Exclude<keyof Declared['events'], 'done' | 'failed'>]?: (
    data: z.output<Declared['events'][Name]>,
  ) => void
}

/**
 * Like `call`, with the same errors; a stream that ends before its last event is a ConnectionError. A proxy
 * may send the plain answer, without events.
 */
export const callStream = <const Declared extends StreamEndpoint>(
  endpoint: Declared,
  parts: CallParts<Declared>,
  listeners: Listeners<Declared>,
): Promise<Answer<Declared>> =>
  answerOf<Declared>(endpoint, { ...parts, pieces: piecesOf(endpoint, listeners) })

const piecesOf = <Declared extends StreamEndpoint>(
  { events }: Declared,
  listeners: Listeners<Declared>,
): Pieces => ({
  mediaType: 'text/event-stream',
  read: async ({ body, status, statusText }, receive) => {
    let last: Reply | undefined
    const heard: Record<string, ((data: never) => void) | undefined> = listeners
    const parser = createParser({
      onEvent: ({ event = '', data }) => {
        if (event === 'done') last = { isOk: true, status, statusText, body: data }
        else if (event === 'failed') last = { isOk: false, status: 503, statusText, body: data }
        else if (events[event]) tell(heard[event], readLeniently(events[event], JSON.parse(data)))
      },
    })
    const reader = body?.getReader()
    const decoder = new TextDecoder()
    while (!last) parser.feed(decoder.decode(await receive(nextPiece(reader)), { stream: true }))
    return last
  },
})

const nextPiece = async (reader: ReadableStreamDefaultReader<Uint8Array> | undefined) => {
  const piece = await reader?.read()
  if (!piece || piece.done) throw new Error('The events ended before the last one.')
  return piece.value
}

/** Guarantee: the data was read by the schema of the event that the listener is for. */
const tell = (listener: ((data: never) => void) | undefined, data: unknown): void => listener?.(data as never)
