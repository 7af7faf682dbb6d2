// The chat with the assistant: which conversation is open, what is typed, and what is being answered. It is kept outside React,
// because the floating assistant and the hub's tab show the same one, and an answer comes also while neither does.
import { ApiError, sentenceOf } from '@portal/client/api-error'
import type { ConversationCategory } from '@portal/contract/assistant/conversation'
import { newQueryClient } from '@portal/shared-ui/platform/new-query-client'
import { type Platform, usePlatform } from '@portal/shared-ui/platform/platform'
import { createStore, type Store, useStore } from '@portal/shared-ui/platform/store'
import { newClientId } from '@portal/shared-ui/platform/use-client-id'
import { ask, type Question, refresh } from './ask.ts'
import { keepConversation, keptConversation } from './kept-conversation.ts'

/** A message that is being answered, or whose answer did not come to its end. */
export interface Turn {
  message: string
  clientId: string | undefined
  /** As much of the answer as has come. */
  answer: string
  /** The tool that the assistant is using. */
  tool: string | null
  state: 'pending' | 'stopped' | 'cut'
  /** Why it was cut; blank where nobody knows. */
  reason: string
}

interface ChatState {
  /** Null before the first message. */
  conversationId: string | null
  /** How often one was opened or begun: what is shown of it starts over then, and not when the first message makes it. */
  opened: number
  /** What a new conversation is about. */
  category: ConversationCategory
  /** What is typed. */
  words: string
  turn: Turn | null
}

interface Chat {
  state: Store<ChatState>
  type(words: string): void
  choose(category: ConversationCategory): void
  /** Shows a conversation; null begins a new one. An answer that is on its way is stored all the same. */
  open(conversationId: string | null): void
  /** Sends what is typed, unless it is blank or something is being answered. */
  send(): void
  /** Sends the message again whose answer was stopped or cut. */
  retry(): void
  stop(): void
}

const nothing: ChatState = { conversationId: null, opened: 0, category: 'general', words: '', turn: null }

const failedToStart = 'Failed to start conversation. Please try again.'
const failedToSend = 'Failed to send message. Please try again.'

const createChat = (platform: Platform): Chat => {
  const { session, toast } = platform
  const client = () => platform.queryClientFrom(newQueryClient)
  let personId = session.get()?.user.id
  const state = createStore<ChatState>({ ...nothing, conversationId: keptConversation(personId) })
  const change = (part: Partial<ChatState>) => state.set({ ...state.get(), ...part })
  const changeTurn = (part: Partial<Turn>) => {
    const { turn } = state.get()
    if (turn) change({ turn: { ...turn, ...part } })
  }
  const select = (conversationId: string | null) => {
    keepConversation(personId, conversationId)
    change({ conversationId })
  }
  const running = new Set<AbortController>()
  /** Of the turn that is shown. */
  let shown: AbortController | undefined
  /** What could not be sent: sent again as it is, it is the same message. */
  let unsent: { message: string; clientId: string | undefined } | undefined

  session.subscribe(() => {
    const nextId = session.get()?.user.id
    if (nextId === personId) return
    for (const controller of running) controller.abort()
    select(null)
    personId = nextId
    shown = unsent = undefined
    state.set(nothing)
  })

  const fail = (error: unknown, { message, clientId, conversationId }: Question) => {
    const { turn } = state.get()
    if (turn?.state === 'stopped') return
    if (turn?.answer || turn?.tool) {
      const reason = error instanceof ApiError ? sentenceOf(error, '') : ''
      return changeTurn({ state: 'cut', tool: null, reason })
    }
    const otherwise = conversationId ? failedToSend : failedToStart
    toast({ title: 'Error', description: whyOf(error) ?? otherwise, tone: 'danger' })
    const isTaken = error instanceof ApiError && error.fields.clientId !== undefined
    unsent = { message, clientId: isTaken ? newClientId() : clientId }
    // Deleted in another tab: sent again, it begins another one.
    if (error instanceof ApiError && error.code === 'not_found') select(null)
    change({ turn: null, words: state.get().words || message })
  }

  const play = async (message: string, clientId: string | undefined) => {
    const controller = new AbortController()
    const isShown = () => shown === controller
    const { conversationId, category } = state.get()
    const question: Question = { message, clientId, conversationId, category }
    shown = controller
    running.add(controller)
    change({ words: '', turn: { message, clientId, answer: '', tool: null, state: 'pending', reason: '' } })
    const listening = {
      onStart: (id: string) => isShown() && select(id),
      onWords: (words: string) =>
        isShown() && changeTurn({ answer: (state.get().turn?.answer ?? '') + words, tool: null }),
      onTool: (tool: string) => isShown() && changeTurn({ tool }),
    }
    try {
      const id = await ask(question, listening, controller.signal, client())
      if (!isShown()) return
      select(id)
      change({ turn: null })
    } catch (error) {
      if (isShown()) fail(error, question)
    } finally {
      running.delete(controller)
    }
  }

  return {
    state,
    type: words => change({ words }),
    choose: category => change({ category }),
    open: conversationId => {
      shown = undefined
      select(conversationId)
      change({ turn: null, words: '', category: 'general', opened: state.get().opened + 1 })
    },
    send: () => {
      const { words, turn, conversationId } = state.get()
      const message = words.trim()
      if (message === '' || turn?.state === 'pending') return
      // What there is of the last answer is stored.
      if (turn && conversationId) refresh(conversationId, client())
      void play(message, unsent?.message === message ? unsent.clientId : newClientId())
    },
    retry: () => {
      const { turn } = state.get()
      if (turn && turn.state !== 'pending') void play(turn.message, turn.clientId)
    },
    stop: () => {
      changeTurn({ state: 'stopped', tool: null })
      shown?.abort()
    },
  }
}

/** Why it failed, where a person can do something about it; of anything else the specification has the words (spec §8). */
const whyOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'internal' ? undefined : sentenceOf(error, '') || undefined

/** One for each page, by what all apps have in common. */
const chats = new WeakMap<Platform['session'], Chat>()

export const useChat = (): Chat & ChatState => {
  const platform = usePlatform()
  let chat = chats.get(platform.session)
  if (!chat) {
    chat = createChat(platform)
    chats.set(platform.session, chat)
  }
  return { ...chat, ...useStore(chat.state) }
}
