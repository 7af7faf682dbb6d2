// The chat's state: the open conversation, the typed text, and the current answer. It is kept outside React, because
// the floating assistant and the hub's tab share it, and an answer continues while neither is shown.
import { ApiError, sentenceOf } from '@portal/client/api-error'
import type { ConversationCategory } from '@portal/contract/assistant/conversation'
import { isRecord } from '@portal/contract/values/json'
import { type DraftPlace, forgetDraft, keepDraft, readDraft } from '@portal/shared-ui/draft'
import { newQueryClient } from '@portal/shared-ui/platform/new-query-client'
import { type Platform, usePlatform } from '@portal/shared-ui/platform/platform'
import { createStore, type Store, useStore } from '@portal/shared-ui/platform/store'
import { newClientId } from '@portal/shared-ui/platform/use-client-id'
import { ask, type Question, refresh } from './ask.ts'

/** A message that is being answered, or whose answer is incomplete. */
export interface Turn {
  message: string
  clientId: string | undefined
  /** The answer so far. */
  answer: string
  tool: string | null
  state: 'pending' | 'stopped' | 'cut'
  /** Why it was cut; blank if unknown. */
  reason: string
}

interface ChatState {
  /** Null before the first message. */
  conversationId: string | null
  /** Counts openings of a conversation, to reset the view then, but not when the first message creates one. */
  opened: number
  category: ConversationCategory
  words: string
  turn: Turn | null
}

interface Chat {
  state: Store<ChatState>
  type(words: string): void
  choose(category: ConversationCategory): void
  /** Opens a conversation; null starts a new one. An answer still coming is stored anyway. */
  open(conversationId: string | null): void
  /** Sends the typed text, unless it is blank or an answer is pending. */
  send(): void
  /** Resends the message whose answer was stopped or cut. */
  retry(): void
  stop(): void
}

const nothing: ChatState = { conversationId: null, opened: 0, category: 'general', words: '', turn: null }

const failedToStart = 'Failed to start conversation. Please try again.'
const failedToSend = 'Failed to send message. Please try again.'

/** The conversation that a person has open in this tab; survives reloads. */
const keptPlace: DraftPlace = { key: 'assistant-conversation', lasts: 'tab' }

const parseKept = (stored: unknown): { personId: string | null; conversationId: string | null } => {
  const record = isRecord(stored) ? stored : {}
  const wordOf = (value: unknown) => (typeof value === 'string' ? value : null)
  return { personId: wordOf(record.personId), conversationId: wordOf(record.conversationId) }
}

/** Null if none is open, and for any other person. */
const keptConversation = (personId: string | undefined): string | null => {
  const kept = readDraft(keptPlace, parseKept)
  return kept && kept.personId === personId ? kept.conversationId : null
}

const keepConversation = (personId: string | undefined, conversationId: string | null): void => {
  if (personId && conversationId) keepDraft(keptPlace, { personId, conversationId })
  else forgetDraft(keptPlace)
}

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
  /** Belongs to the turn on the screen. */
  let shown: AbortController | undefined
  /** A message that failed. It keeps its id when resent without changes. */
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
    // The conversation was deleted in another tab: the next message starts a new one.
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
      onReplace: (answer: string) => isShown() && changeTurn({ answer }),
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
      // Loads the stored part of the last answer.
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

/** The error's own sentence, if it helps the person; for anything else the specification has one (spec §8). */
const whyOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'internal' ? undefined : sentenceOf(error, '') || undefined

/** One chat per page, keyed by the session, which all apps share. */
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
