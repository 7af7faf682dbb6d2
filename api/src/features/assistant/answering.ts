import type { Draft, HomeCard, Source } from '@portal/contract/assistant/conversation'
import { findSteering, type Steering } from '@portal/language/fair-housing/find-steering'
import { portalsOwn } from '../../platform/env.ts'
import { askModel } from '../../platform/model/ask-model.ts'
import type { CutBy, ModelMessage, ToolCall } from '../../platform/ports/language-model.ts'
import type { Context } from '../../platform/request/context.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { findEmergency } from './emergencies.ts'
import { claimsAct, nothingDone, whereToStopSharing } from './own-acts.ts'
import { homeOfPath, idsIn } from './own-links.ts'
import type { NewAnswer, OwnClaim } from './questions.ts'
import { GrowingText, linkedPaths } from './shown-text.ts'
import { keptWith } from './stored-messages.ts'
import { systemMessage } from './system-message.ts'
import { onClocks } from './tools/on-clocks.ts'
import { mayUse, type Toolbox, type ToolOutcome } from './tools/tool.ts'
import { useTool } from './tools/use-tool.ts'
import type { Asks, Talk } from './tools/which-one.ts'

/** The maximum number of model messages and of tool calls per answer. */
const maxRounds = 8
const maxCalls = 12

/** The note at the end of an answer that was cut off. */
const cutWords: Record<CutBy, string> = {
  length: 'This answer was too long and got cut off. Reply “Continue” for the rest.',
  filter: 'The AI provider’s filter stopped this answer. Try asking another way.',
}
const onlyThis = 'The assistant is unavailable right now. Please try again later.'

const withoutWords = 'I couldn’t finish this answer. Please try asking another way.'

export interface Means {
  toolbox: Toolbox
  /** The reader's time zone, if known. */
  timeZone: string | undefined
}

export class Answering {
  readonly #homes = new Map<string, HomeCard>()
  readonly #sources = new Map<string, Source>()
  readonly #ids = new Set<string>()
  readonly #drafts: Draft[] = []
  readonly #text: GrowingText
  readonly #messages: ModelMessage[]
  readonly #toolbox: Toolbox
  readonly #timeZone: string
  readonly #talk: Talk
  #asks: Asks | undefined
  #calls = 0
  #hasStarted = false

  constructor(
    private readonly context: Context<Caller>,
    { toolbox, timeZone = 'UTC' }: Means,
    private readonly claim: OwnClaim,
  ) {
    const { conversation, history } = claim
    for (const row of history) {
      const { homes, sources } = keptWith(row)
      this.#know({ homes, sources })
      if (row.role === 'assistant') this.#knowIds(linkedPaths(row.content).join(' '))
    }
    const before = history.map(keptWith)
    const question = history.at(-1)?.content ?? ''
    const { offered = [], ledTo: led = [], drafts = [] } = before.at(-2) ?? {}
    const answer = history.at(-2)?.content ?? ''
    const wasAsked = /\?\W*$/.test(answer) && drafts.length === 0
    const isReply = offered.length > 0 || led.length > 0 || wasAsked
    this.#talk = {
      question,
      about: isReply ? `${history.at(-3)?.content ?? ''}\n${question}` : question,
      offered,
      linked: linkedPaths(answer),
      homes: this.#homes,
      ledTo: new Set(before.flatMap(({ ledTo }) => ledTo)),
    }
    const tools = toolbox.tools.filter(tool => mayUse(tool, context.caller))
    this.#toolbox = { ...toolbox, tools }
    this.#timeZone = timeZone
    const known = { homes: this.#homes, ids: this.#ids }
    this.#text = new GrowingText({ known, own: portalsOwn(context.env) }, (text, isWhole) =>
      this.#tell(isWhole ? 'replaced' : 'delta', { text }),
    )
    this.#messages = [
      { role: 'system', content: systemMessage(context, conversation.category, timeZone) },
      ...history.map(({ role, content }) => ({ role, content })),
    ]
  }

  get hasPartialText(): boolean {
    return !this.#text.isBlank
  }

  /** Throws what `askModel` throws, and the signal's reason. */
  async run(): Promise<void> {
    const steering = findSteering(this.#talk.question)
    const emergency = findEmergency(this.#talk.question, this.context.caller.userType)
    if (emergency) {
      this.#text.add(emergency)
      this.#text.breakOff()
    }
    const where = whereToStopSharing(this.#talk.question)
    if (steering) this.#decline(steering)
    else if (where) this.#text.add(where)
    else if (emergency) await this.#converseIfPossible()
    else await this.#converse()
    this.#text.end()
  }

  /** Emergency instructions are sent first, so they work even if the model is down or a budget is used up. */
  async #converseIfPossible(): Promise<void> {
    await this.#converse().catch(thrown => {
      if (!(thrown instanceof Refusal) || this.context.signal.aborted) throw thrown
      this.#text.breakOff()
      this.#text.add(onlyThis)
    })
  }

  /** Questions that would steer people by a protected class never reach the model. */
  #decline({ explanation, lawfulQuestion }: Steering): void {
    this.#text.add(`${explanation} You could ask, for example: “${lawfulQuestion}”`)
  }

  async #converse(): Promise<void> {
    for (let round = 1; round <= maxRounds; round += 1) {
      const toolCalls = await this.#speak(round === maxRounds || this.#calls >= maxCalls)
      if (toolCalls.length === 0) break
      for (const message of await Promise.all(toolCalls.map(call => this.#call(call))))
        this.#messages.push(message)
      this.#text.breakOff()
      if (this.#asks) break
    }
    const answer = this.#text.whole()
    const added = [claimsAct(answer) ? nothingDone(answer) : '', this.#asks?.says ?? ''].filter(Boolean)
    for (const paragraph of added) {
      this.#text.breakOff()
      this.#text.add(paragraph)
    }
    if (this.#text.isBlank) this.#text.add(withoutWords)
  }

  /** The answer as stored, with the homes and help pages that it links to. */
  answer({ isCut = false } = {}): NewAnswer {
    const content = this.#text.whole()
    const paths = new Set(linkedPaths(content))
    const homeIds = new Set([...paths].map(homeOfPath))
    return {
      content,
      metadata: {
        questionId: this.claim.question.questionId,
        isCut,
        offered: this.#asks?.offered ?? [],
        ledTo: this.#asks?.ledTo ?? [],
        homes: [...this.#homes.values()].filter(({ id }) => homeIds.has(id)),
        drafts: isCut ? [] : this.#drafts,
        sources: [...this.#sources.values()].filter(({ path }) => paths.has(path)),
      },
    }
  }

  async #speak(mustAnswer: boolean): Promise<readonly ToolCall[]> {
    let content = ''
    const { length } = this.#text
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
      onRetract: () => {
        content = ''
        this.#text.takeBack(length)
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
    const used: ToolOutcome =
      this.#calls > maxCalls
        ? {
            content: { error: { code: 'too_many', message: 'No more tools can be called for this answer.' } },
          }
        : await useTool(this.context, this.#toolbox, call, this.#talk, name => this.#tell('tool', { name }))
    this.#know(used)
    if (used.draft) this.#drafts.push(used.draft)
    this.#asks ??= used.asks
    const content = JSON.stringify(onClocks(used.content, this.#timeZone))
    if ('result' in used.content) this.#knowIds(content)
    return { role: 'tool', toolCallId: call.id, content }
  }

  /** The first event is `started`, which names the conversation. */
  #tell(event: string, data: unknown): void {
    const { tell } = this.context
    if (!tell) return
    if (!this.#hasStarted) tell('started', { conversation: this.claim.conversation })
    this.#hasStarted = true
    tell(event, data)
  }

  #knowIds(text: string): void {
    for (const id of idsIn(text)) this.#ids.add(id)
  }

  #know({ homes = [], sources = [] }: Pick<ToolOutcome, 'homes' | 'sources'>): void {
    for (const home of homes) this.#homes.set(home.id, home)
    for (const source of sources) this.#sources.set(source.path, source)
  }
}
