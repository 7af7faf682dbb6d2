// What the two APIs have in common for us.
import type OpenAI from 'openai'
import type { ModelReply, ModelRequest } from '../../platform/language-model.ts'

export type ReasoningEffort = 'none' | 'minimal' | 'low' | 'medium' | 'high' | 'xhigh'

export interface ReadReply extends ModelReply {
  /** Whether the server said why it ended: otherwise it broke off. */
  isWhole: boolean
}

/** One of OpenAI's APIs: how a model is asked, and how its events are read. */
export interface Wire<Event> {
  ask: (
    openai: OpenAI,
    asked: { model: string; reasoningEffort: ReasoningEffort | undefined; request: ModelRequest },
    signal: AbortSignal,
  ) => Promise<AsyncIterable<Event>>
  /** Reads all of it; its text goes to `onText`, and `onEvent` is told of each event. */
  read: (
    events: AsyncIterable<Event>,
    onText: (text: string) => void,
    onEvent: () => void,
  ) => Promise<ReadReply>
}
