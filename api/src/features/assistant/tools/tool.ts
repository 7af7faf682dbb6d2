// A tool is an endpoint that exists, under a name that a model may call: it runs as whoever talks to the assistant.
import type { Draft, HomeCard, Source } from '@portal/contract/assistant/conversation'
import type { Answer, Endpoint, Input } from '@portal/contract/endpoint'
import * as z from 'zod/mini'
import { mayCall } from '../../../platform/access.ts'
import type { Context } from '../../../platform/context.ts'
import type { Caller } from '../../../platform/find-caller.ts'
import type { OfferedTool } from '../../../platform/language-model.ts'
import type { Given } from '../../../platform/parse-input.ts'
import type { Outcome } from '../../../platform/route.ts'
import type { Asks, Talk } from './home-of-repair.ts'

type Arguments = Record<string, unknown>

/** What came of a tool. */
export interface Used {
  /** What the model hears. */
  content: { result: unknown } | { error: { code: string; message: string; fields?: Record<string, string> } }
  homes?: readonly HomeCard[]
  sources?: readonly Source[]
  draft?: Draft
  /** What is said in its place: nothing more of this answer is the model's. */
  asks?: Asks
}

/** Calls an endpoint as whoever talks to the assistant; throws the refusal that they would get. */
export type Ask = <const Declared extends Endpoint>(
  endpoint: Declared,
  given?: Given,
) => Promise<Outcome<Declared, Answer<Declared>>>

interface Named {
  name: string
  description: string
  /** What the model fills; nothing else of what it sends is used. The endpoint's own schemas judge the values. */
  arguments: z.ZodMiniObject
  given: (filled: Arguments) => Given
  /** What a model is told of it. */
  offered: OfferedTool
}

interface ReadingTool<Declared extends Endpoint> extends Named {
  endpoint: Declared
  mustBeConfirmed: false
  /** Names what the model hears of the answer: nothing else goes, also of what is added later. */
  toResult(answer: Answer<Declared>): unknown
  homesIn?(answer: Answer<Declared>): readonly HomeCard[]
  sourcesIn?(answer: Answer<Declared>): readonly Source[]
}

/** A draft before it has its id. */
type DraftOf<Action extends Draft['action']> = Omit<
  z.input<typeof Draft> & { action: Action },
  'id' | 'isSent' | 'action'
>

interface DraftingTool<Declared extends Endpoint, Action extends Draft['action']> extends Named {
  endpoint: Declared
  mustBeConfirmed: true
  action: Action
  /** The filled form. Throws where the caller may not touch what it names: asked by the calls that say so. */
  draft(ask: Ask, input: Input<Declared>, talk: Talk): Promise<DraftOf<Action> | Asks>
}

/** One that only reads is called; what must be confirmed becomes a draft. Written as methods, so that all of them go into one list. */
export type Tool = ReadingTool<Endpoint> | DraftingTool<Endpoint, Draft['action']>

const nothing = z.object({})

type Derived = 'mustBeConfirmed' | 'offered'

/** Declares a tool that reads. Without arguments it takes none; they are the query unless `given` says otherwise. */
export const readingTool = <const Declared extends Endpoint>(
  tool: Omit<ReadingTool<Declared>, Derived | 'arguments' | 'given'> &
    Partial<Pick<Named, 'arguments' | 'given'>>,
): Tool => asTool({ arguments: nothing, given: query => ({ query }), ...tool, mustBeConfirmed: false })

/** Declares one whose call the person confirms; its arguments are the body unless `given` says otherwise. */
export const draftingTool = <const Declared extends Endpoint, const Action extends Draft['action']>(
  tool: Omit<DraftingTool<Declared, Action>, Derived | 'given'> & Partial<Pick<Named, 'given'>>,
): Tool => asTool({ given: body => ({ body }), ...tool, mustBeConfirmed: true })

/** Guarantee: `useTool` gives each tool what its own endpoint answered, or has parsed. */
const asTool = (tool: Omit<Named, 'offered'> & { endpoint: Endpoint; mustBeConfirmed: boolean }): Tool =>
  ({ ...tool, offered: describe(tool) }) as unknown as Tool

const describe = ({ name, description, arguments: filled }: Omit<Named, 'offered'>): OfferedTool => {
  const { $schema: _, ...parameters } = z.toJSONSchema(filled, { io: 'input', unrepresentable: 'any' })
  return { name, description, parameters }
}

/** All tools, and how they call what they need. */
export interface Toolbox {
  tools: readonly Tool[]
  askAs: (context: Context<Caller>) => Ask
}

/** Only tools that the person's role may call are offered. */
export const mayUse = ({ endpoint }: Tool, caller: Caller): boolean => mayCall(endpoint.access, caller)
