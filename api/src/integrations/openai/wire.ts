import type OpenAI from 'openai'
import type { ModelReply, ModelRequest } from '../../platform/ports/language-model.ts'

export type ReasoningEffort = 'none' | 'minimal' | 'low' | 'medium' | 'high' | 'xhigh'

export interface ReadReply extends ModelReply {
  /** The server said why it ended; otherwise the connection broke. */
  isWhole: boolean
}

/** How to ask a model through one of OpenAI's APIs, and how to read its events. */
export interface Wire<Event> {
  ask: (
    openai: OpenAI,
    question: { model: string; reasoningEffort: ReasoningEffort | undefined; request: ModelRequest },
    signal: AbortSignal,
  ) => Promise<AsyncIterable<Event>>
  /** `onText` gets the text or the refusal as it arrives, and `onEvent` each event. */
  read: (
    events: AsyncIterable<Event>,
    onText: (text: string) => void,
    onEvent: () => void,
  ) => Promise<ReadReply>
}
