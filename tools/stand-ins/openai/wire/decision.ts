interface ToolCall {
  name: string
  arguments: Record<string, unknown>
}

export type Decision = { text: string } | { calls: ToolCall[] }
