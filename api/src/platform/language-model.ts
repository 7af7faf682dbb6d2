// What the portal asks of a language model; `integrations/` says how one is asked.
import { Refusal } from './refusal.ts'

/** A tool that the model wants called. */
export interface ToolCall {
  id: string
  name: string
  /** JSON, as the model wrote it: it may be broken. */
  arguments: string
}

export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; toolCalls?: readonly ToolCall[]; thread?: readonly unknown[] }
  /** `content` is JSON. */
  | { role: 'tool'; toolCallId: string; content: string }

/** What the model may call, as it is told. */
export interface OfferedTool {
  name: string
  description: string
  /** JSON Schema of an object. */
  parameters: Readonly<Record<string, unknown>>
}

export interface ModelRequest {
  messages: readonly ModelMessage[]
  tools?: readonly OfferedTool[]
  /** It may call none of the tools now. */
  mustAnswer?: boolean
  /** The most that it may write, thinking included, in tokens. */
  mostOutput: number
  /** Ends it early. */
  signal: AbortSignal
  onText: (text: string) => void
}

/** In tokens, as the server says: it may say anything. */
export interface ModelUsage {
  prompt: unknown
  completion: unknown
}

/** Why a reply ended before its end: it was too long, or the provider's filter for contents stopped it. */
export type CutBy = 'length' | 'filter'

export interface ModelReply {
  toolCalls: readonly ToolCall[]
  /** Undefined where the server does not say. */
  usage: ModelUsage | undefined
  /** Undefined for one that is whole. */
  cutBy?: CutBy | undefined
  /** What the server wants back with the next message of the same answer, such as encrypted thoughts: nobody else reads it. */
  thread?: readonly unknown[]
}

export interface LanguageModel {
  /** Its name. */
  model: string
  /** Dollars for a million tokens. */
  prices: { input: number; output: number }
  /** How long it may take for a whole answer, calls of tools included: one that is told while it is made, and a plain one. */
  answerMs: { told: number; plain: number }
  /**
   * The model's next message; its text goes to `onText` as it comes. Throws a ModelAway when the model cannot be reached, and the
   * signal's own reason when that ends it.
   */
  converse(request: ModelRequest): Promise<ModelReply>
}

/**
 * The model cannot be reached, or went away in the middle. `reason` is for the log: it holds no keys and no private details. It
 * `isUnspent` when the server did not begin.
 */
export class ModelAway extends Refusal {
  constructor(
    readonly reason: string,
    readonly isUnspent = false,
  ) {
    super(
      'not_now',
      'The assistant cannot be reached at the moment. Please try again later.',
      {},
      { cause: new Error(`The language model: ${reason}`) },
    )
  }
}
