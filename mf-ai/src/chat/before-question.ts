import type { Message } from '@portal/contract/assistant/conversation'

/** The messages before a question whose answer is incomplete: it can be stored already, with part of the answer. */
export const beforeQuestion = (messages: readonly Message[], question: string): readonly Message[] => {
  const at = messages.findLastIndex(({ role }) => role === 'user')
  const [last, ...answers] = messages.slice(at)
  return at >= 0 && last?.content === question && answers.every(({ isCut }) => isCut)
    ? messages.slice(0, at)
    : messages
}
