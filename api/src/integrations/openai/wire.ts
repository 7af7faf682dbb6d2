// The common interface of both APIs.
import type OpenAI from 'openai'
import type { ModelReply, ModelRequest } from '../../platform/ports/language-model.ts'

export type ReasoningEffort = 'none' | 'minimal' | 'low' | 'medium' | 'high' | 'xhigh'

export interface ReadReply extends ModelReply {
  /** Whether the server said why it ended; otherwise the connection broke. */
  isWhole: boolean
}

/** One of OpenAI's APIs: how to ask a model, and how to read its events. */
export interface Wire<Event> {
  ask: (
    openai: OpenAI,
    asked: { model: string; reasoningEffort: ReasoningEffort | undefined; request: ModelRequest },
    signal: AbortSignal,
  ) => Promise<AsyncIterable<Event>>
  /** Reads the whole reply; `onText` gets its text, and `onEvent` each event. */
  read: (
    events: AsyncIterable<Event>,
    onText: (text: string) => void,
    onEvent: () => void,
  ) => Promise<ReadReply>
}
