import { Draft } from '@portal/contract/assistant/conversation'
import { isRecord } from '@portal/contract/values/json'
import { shortened } from '@portal/contract/values/words'
import { portalsOwn } from '../../../platform/env.ts'
import type { ToolCall } from '../../../platform/ports/language-model.ts'
import type { Context } from '../../../platform/request/context.ts'
import { parseInput } from '../../../platform/request/parse-input.ts'
import { Refusal } from '../../../platform/request/refusal.ts'
import type { Caller } from '../../../platform/session/find-caller.ts'
import { valueWithoutPrivateDetails } from '../../../platform/session/private-details.ts'
import type { Ask, Tool, Toolbox, ToolOutcome } from './tool.ts'
import type { Talk } from './which-one.ts'

const refusedWith = (code: string, message: string): ToolOutcome => ({
  content: { error: { code, message } },
})

/**
 * Runs a tool call as the caller. Unknown tools, unreadable arguments and refusals of the endpoint go back to
 * the model as errors. `onUse` gets the name of each existing tool that is called.
 */
export const useTool = async (
  context: Context<Caller>,
  { tools, askAs }: Toolbox,
  call: ToolCall,
  talk: Talk,
  onUse: (name: string) => void,
): Promise<ToolOutcome> => {
  const tool = tools.find(({ name }) => name === call.name)
  if (!tool) return refusedWith('not_found', 'There is no tool of this name.')
  const filled = filledIn(tool, call)
  if (!filled) return refusedWith('unreadable', 'The arguments are not a JSON object.')
  onUse(tool.name)
  try {
    return await use(context, askAs(context), tool, filled, talk)
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    const { code, message, detail } = thrown
    return { content: { error: { code, message, ...(detail.fields && { fields: detail.fields }) } } }
  }
}

/**
 * Picks the arguments that the tool declares; undefined if they are not an object. Some servers send an empty
 * text for no arguments.
 */
const filledIn = (tool: Tool, call: ToolCall): Record<string, unknown> | undefined => {
  try {
    const values: unknown = JSON.parse(call.arguments.trim() || '{}')
    if (!isRecord(values)) return undefined
    const isGiven = ([name, value]: [string, unknown]) =>
      Object.hasOwn(tool.arguments.shape, name) && value !== null
    return Object.fromEntries(Object.entries(values).filter(isGiven))
  } catch {
    return undefined
  }
}

/** In characters. A longer result can be more than a model can read. */
const maxResultLength = 40_000
/** In a result that is too long, each text has at most this many characters. */
const maxTextLength = 1000

const fitting = (result: unknown): unknown =>
  JSON.stringify(result).length <= maxResultLength ? result : withShortTexts(result)

const withShortTexts = (value: unknown): unknown => {
  if (typeof value === 'string') return shortened(value, maxTextLength)
  if (Array.isArray(value)) return value.map(withShortTexts)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withShortTexts(item)]))
}

const use = async (
  { env }: Context<Caller>,
  ask: Ask,
  tool: Tool,
  filled: Record<string, unknown>,
  talk: Talk,
): Promise<ToolOutcome> => {
  if (!tool.mustBeConfirmed) {
    const understood = await tool.understand?.(ask, filled)
    const answer = await ask(tool.endpoint, tool.given(understood?.filled ?? filled))
    const result = fitting(tool.toResult(answer))
    const reading = understood && {
      searchedFor: understood.filled,
      ...(understood.unused && { notSearchedFor: understood.unused }),
    }
    return {
      content: { result: reading ? { ...Object(result), ...reading } : result },
      homes: tool.homesIn?.(answer) ?? [],
      sources: tool.sourcesIn?.(answer) ?? [],
    }
  }
  const input = await parseInput(tool.endpoint, tool.given(filled))
  const drafted = await tool.draft(ask, input, talk)
  if ('says' in drafted) return { content: { result: { asks: drafted.says } }, asks: drafted }
  const filledForm = { ...drafted, action: tool.action }
  const cleaned = valueWithoutPrivateDetails(filledForm, portalsOwn(env))
  const draft = Draft.parse({ ...Object(cleaned), id: crypto.randomUUID(), isSent: false })
  return { content: { result: { draft } }, draft }
}
