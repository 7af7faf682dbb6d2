// A tool is an existing endpoint with a name for the model: it runs as the person who is talking to the assistant.
import type { Draft, HomeCard, Source } from '@portal/contract/assistant/conversation'
import type { Answer, Endpoint, Input } from '@portal/contract/endpoint'
import * as z from 'zod/mini'
import type { OfferedTool } from '../../../platform/ports/language-model.ts'
import { mayCall } from '../../../platform/request/access.ts'
import type { Context } from '../../../platform/request/context.ts'
import type { Given } from '../../../platform/request/parse-input.ts'
import type { Outcome } from '../../../platform/request/route.ts'
import type { Caller } from '../../../platform/session/find-caller.ts'
import type { Asks, Talk } from './which-one.ts'

type Arguments = Record<string, unknown>

export interface ToolOutcome {
  content: { result: unknown } | { error: { code: string; message: string; fields?: Record<string, string> } }
  homes?: readonly HomeCard[]
  sources?: readonly Source[]
  draft?: Draft
  /** Replaces the model's answer: the rest of what it says is dropped. */
  asks?: Asks
}

/** Runs as the person who is talking to the assistant; throws the refusal that they would get. */
export type Ask = <const Declared extends Endpoint>(
  endpoint: Declared,
  given?: Given,
) => Promise<Outcome<Declared, Answer<Declared>>>

interface ToolBase {
  name: string
  description: string
  /**
   * The arguments that the model may fill in; all others are ignored. The endpoint's own schemas validate the
   * values.
   */
  arguments: z.ZodMiniObject
  given: (filled: Arguments) => Given
  offered: OfferedTool
}

interface ReadingTool<Declared extends Endpoint> extends ToolBase {
  endpoint: Declared
  mustBeConfirmed: false
  /** Picks the fields that the model gets, so that fields added later are left out. */
  toResult(answer: Answer<Declared>): unknown
  /** Runs before the call. `unused` is what the call cannot ask for; the model hears of it. */
  understand?(ask: Ask, filled: Arguments): Promise<{ filled: Arguments; unused: string | null }>
  homesIn?(answer: Answer<Declared>): readonly HomeCard[]
  sourcesIn?(answer: Answer<Declared>): readonly Source[]
}

type DraftOf<Action extends Draft['action']> = Omit<
  z.input<typeof Draft> & { action: Action },
  'id' | 'isSent' | 'action'
>

interface DraftingTool<Declared extends Endpoint, Action extends Draft['action']> extends ToolBase {
  endpoint: Declared
  mustBeConfirmed: true
  action: Action
  /** Throws if the caller has no access to what it names, by making the calls that check this. */
  draft(ask: Ask, input: Input<Declared>, talk: Talk): Promise<DraftOf<Action> | Asks>
}

/**
 * A reading tool is called directly; a drafting tool's call must be confirmed first. Both use methods so that
 * they fit into one list.
 */
export type Tool = ReadingTool<Endpoint> | DraftingTool<Endpoint, Draft['action']>

const nothing = z.object({})

type Derived = 'mustBeConfirmed' | 'offered'

/** Declares a reading tool. Its arguments default to none, and become the query unless `given` says otherwise. */
export const readingTool = <const Declared extends Endpoint>(
  tool: Omit<ReadingTool<Declared>, Derived | 'arguments' | 'given'> &
    Partial<Pick<ToolBase, 'arguments' | 'given'>>,
): Tool => asTool({ arguments: nothing, given: query => ({ query }), ...tool, mustBeConfirmed: false })

/** Declares a drafting tool; its arguments become the body unless `given` says otherwise. */
export const draftingTool = <const Declared extends Endpoint, const Action extends Draft['action']>(
  tool: Omit<DraftingTool<Declared, Action>, Derived | 'given'> & Partial<Pick<ToolBase, 'given'>>,
): Tool => asTool({ given: body => ({ body }), ...tool, mustBeConfirmed: true })

/** Guarantee: `useTool` gives each tool only what its own endpoint answered or parsed. */
const asTool = (tool: Omit<ToolBase, 'offered'> & { endpoint: Endpoint; mustBeConfirmed: boolean }): Tool =>
  ({ ...tool, offered: describe(tool) }) as unknown as Tool

const describe = ({ name, description, arguments: filled }: Omit<ToolBase, 'offered'>): OfferedTool => {
  const { $schema: _, ...parameters } = z.toJSONSchema(filled, { io: 'input', unrepresentable: 'any' })
  return { name, description, parameters }
}

export interface Toolbox {
  tools: readonly Tool[]
  askAs: (context: Context<Caller>) => Ask
}

export const mayUse = ({ endpoint }: Tool, caller: Caller): boolean => mayCall(endpoint.access, caller)
