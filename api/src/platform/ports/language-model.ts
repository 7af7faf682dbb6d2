import { Refusal } from '../request/refusal.ts'

export interface ToolCall {
  id: string
  name: string
  /** JSON as the model wrote it, possibly invalid. */
  arguments: string
}

export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; toolCalls?: readonly ToolCall[]; thread?: readonly unknown[] }
  /** `content` is JSON. */
  | { role: 'tool'; toolCallId: string; content: string }

export interface OfferedTool {
  name: string
  description: string
  /** The JSON Schema of an object. */
  parameters: Readonly<Record<string, unknown>>
}

export interface ModelRequest {
  messages: readonly ModelMessage[]
  tools?: readonly OfferedTool[]
  /** Forbids tool calls. */
  mustAnswer?: boolean
  /** In tokens, including reasoning. */
  maxOutputTokens: number
  signal: AbortSignal
  onText: (text: string) => void
  /** All text of this reply so far was the model's thinking. */
  onRetract?: () => void
}

/** In tokens, as the server reports it, which can be anything. */
export interface ModelUsage {
  prompt: unknown
  completion: unknown
}

/** The reply was too long, or the provider's content filter stopped it. */
export type CutBy = 'length' | 'filter'

export interface ModelReply {
  toolCalls: readonly ToolCall[]
  /** Undefined if the server does not report it. */
  usage: ModelUsage | undefined
  /** Undefined for a complete reply. */
  cutBy?: CutBy | undefined
  /**
   * What the server wants back with the next message of the same answer, such as encrypted reasoning; nothing else
   * reads it.
   */
  thread?: readonly unknown[]
}

export interface LanguageModel {
  model: string
  /** Dollars per million tokens. */
  prices: { input: number; output: number }
  /** For a whole answer including tool calls: streamed (`told`) and not streamed (`plain`). */
  answerMs: { told: number; plain: number }
  /**
   * `onText` gets the message's text as it arrives. Throws a ModelAway if the model cannot be reached, and the signal's
   * own reason if that ends it.
   */
  converse(request: ModelRequest): Promise<ModelReply>
}

/** `reason` is for the log and has no keys or private details. `isUnspent` means that the server did not start. */
export class ModelAway extends Refusal {
  constructor(
    readonly reason: string,
    readonly isUnspent = false,
  ) {
    super(
      'not_now',
      'The assistant is unavailable right now. Please try again later.',
      {},
      { cause: new Error(`The language model: ${reason}`) },
    )
  }
}
