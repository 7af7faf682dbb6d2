// One answer in the making: the model speaks, calls tools, hears what they found, and speaks again.
import type { Draft, HomeCard, Source } from '@portal/contract/assistant/conversation'
import { findSteering, type Steering } from '@portal/contract/fair-housing/find-steering'
import { askModel } from '../../platform/ask-model.ts'
import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/find-caller.ts'
import type { CutBy, ModelMessage, ToolCall } from '../../platform/language-model.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findEmergency } from './emergencies.ts'
import { homeOfPath } from './own-links.ts'
import type { Claimed, NewAnswer } from './questions.ts'
import { GrowingText, linkedPaths } from './shown-text.ts'
import { keptWith } from './stored-messages.ts'
import { systemMessage } from './system-message.ts'
import type { Asks, Talk } from './tools/home-of-repair.ts'
import { mayUse, type Toolbox, type Used } from './tools/tool.ts'
import { useTool } from './tools/use-tool.ts'

/** How often the model may speak for one answer, and how many tools it may call. */
const mostRounds = 8
const mostCalls = 12

/** What is said of an answer that the model did not end itself. */
const cutWords: Record<CutBy, string> = {
  length: 'This answer was cut because it became too long. Reply “Continue” for the rest.',
  filter:
    'This answer was stopped by the filter of the language model’s provider. Try asking in another way.',
}
const onlyThis = 'The assistant cannot say more at the moment. Please try again later.'

const withoutWords = 'I could not finish an answer to this. Please try to ask in another way.'

/** What an answer is made with. */
export interface Means {
  toolbox: Toolbox
  /** Of the reader's clock, where it is known. */
  timeZone: string | undefined
}

export class Answering {
  readonly #homes = new Map<string, HomeCard>()
  readonly #sources = new Map<string, Source>()
  readonly #drafts: Draft[] = []
  readonly #text: GrowingText
  readonly #messages: ModelMessage[]
  readonly #toolbox: Toolbox
  readonly #talk: Talk
  #asks: Asks | undefined
  #calls = 0
  #hasStarted = false

  constructor(
    private readonly context: Context<Caller>,
    { toolbox, timeZone }: Means,
    private readonly claimed: Claimed,
  ) {
    const { conversation, history } = claimed
    for (const row of history) {
      const { homes, sources } = keptWith(row)
      this.#know({ homes, sources })
    }
    const before = history.map(keptWith)
    const question = history.at(-1)?.content ?? ''
    const { asksForHome = false, ledTo: led = [] } = before.at(-2) ?? {}
    const isReply = asksForHome || led.length > 0
    this.#talk = {
      question,
      about: isReply ? `${history.at(-3)?.content ?? ''}\n${question}` : question,
      wasAskedForHome: asksForHome,
      ledTo: new Set(before.flatMap(({ ledTo }) => ledTo)),
    }
    const tools = toolbox.tools.filter(tool => mayUse(tool, context.caller))
    this.#toolbox = { ...toolbox, tools }
    const known = { homes: this.#homes, sources: this.#sources }
    this.#text = new GrowingText({ known, ownOrigin: context.env.publicOrigin }, text =>
      this.#tell('delta', { text }),
    )
    this.#messages = [
      { role: 'system', content: systemMessage(context.caller, conversation.category, timeZone) },
      ...history.map(({ role, content }) => ({ role, content })),
    ]
  }

  get hasSaidAnything(): boolean {
    return !this.#text.isBlank
  }

  /** Speaks until there is an answer. Throws what `askModel` throws, and the signal's reason. */
  async run(): Promise<void> {
    const steering = findSteering(this.#talk.question)
    const emergency = findEmergency(this.#talk.question)
    if (emergency) {
      this.#text.add(emergency)
      this.#text.breakOff()
    }
    if (steering) this.#decline(steering)
    else if (emergency) await this.#converseIfPossible()
    else await this.#converse()
    this.#text.end()
  }

  /** What to do in an emergency is an answer by itself, also while the model is away or a budget is used up. */
  async #converseIfPossible(): Promise<void> {
    await this.#converse().catch(thrown => {
      if (!(thrown instanceof Refusal) || this.context.signal.aborted) throw thrown
      this.#text.breakOff()
      this.#text.add(onlyThis)
    })
  }

  /** Nobody is steered by a protected class: no model hears such a question. */
  #decline({ explanation, lawfulQuestion }: Steering): void {
    this.#text.add(`${explanation} You could ask, for example: “${lawfulQuestion}”`)
  }

  async #converse(): Promise<void> {
    for (let round = 1; round <= mostRounds; round += 1) {
      const toolCalls = await this.#speak(round === mostRounds || this.#calls >= mostCalls)
      if (toolCalls.length === 0) break
      for (const message of await Promise.all(toolCalls.map(call => this.#call(call))))
        this.#messages.push(message)
      this.#text.breakOff()
      if (this.#asks) {
        this.#text.add(this.#asks.says)
        break
      }
    }
    if (this.#text.isBlank) this.#text.add(withoutWords)
  }

  /** The answer as it is stored, with the homes and help pages that it links to. */
  answer({ isCut = false } = {}): NewAnswer {
    const content = this.#text.whole()
    const paths = new Set(linkedPaths(content))
    const homeIds = new Set([...paths].map(homeOfPath))
    return {
      content,
      metadata: {
        questionId: this.claimed.question.questionId,
        isCut,
        asksForHome: this.#asks?.asksForHome ?? false,
        ledTo: this.#asks?.ledTo ?? [],
        homes: [...this.#homes.values()].filter(({ id }) => homeIds.has(id)),
        drafts: isCut ? [] : this.#drafts,
        sources: [...this.#sources.values()].filter(({ path }) => paths.has(path)),
      },
    }
  }

  /** One message of the model; returns what it wants called. */
  async #speak(mustAnswer: boolean): Promise<readonly ToolCall[]> {
    let content = ''
    const { toolCalls, thread, cutBy } = await askModel(this.context, {
      personId: this.context.caller.id,
      contentType: 'chat',
      messages: this.#messages,
      tools: this.#toolbox.tools.map(({ offered }) => offered),
      mustAnswer,
      signal: this.context.signal,
      onText: text => {
        content += text
        this.#text.add(text)
      },
    })
    if (cutBy) {
      this.#text.breakOff()
      this.#text.add(cutWords[cutBy])
    }
    if (mustAnswer || cutBy) return []
    this.#messages.push({ role: 'assistant', content, toolCalls, ...(thread && { thread }) })
    return toolCalls
  }

  async #call(call: ToolCall): Promise<ModelMessage> {
    this.#calls += 1
    const used: Used =
      this.#calls > mostCalls
        ? {
            content: { error: { code: 'too_many', message: 'No more tools can be called for this answer.' } },
          }
        : await useTool(this.context, this.#toolbox, call, this.#talk, name => this.#tell('tool', { name }))
    this.#know(used)
    if (used.draft) this.#drafts.push(used.draft)
    this.#asks ??= used.asks
    return { role: 'tool', toolCallId: call.id, content: JSON.stringify(used.content) }
  }

  /** The first thing that is told is where it is said. */
  #tell(event: string, data: unknown): void {
    const { tell } = this.context
    if (!tell) return
    if (!this.#hasStarted) tell('started', { conversation: this.claimed.conversation })
    this.#hasStarted = true
    tell(event, data)
  }

  #know({ homes = [], sources = [] }: Pick<Used, 'homes' | 'sources'>): void {
    for (const home of homes) this.#homes.set(home.id, home)
    for (const source of sources) this.#sources.set(source.path, source)
  }
}
