// What the stand-in does next: it says something, or it calls tools.

export interface ToolCall {
  name: string
  arguments: Record<string, unknown>
}

export type Decision = { text: string } | { calls: ToolCall[] }
