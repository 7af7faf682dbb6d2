import { isRecord } from '@portal/contract/values/json'

/** The element with an object of answers, by the address that each was requested from. */
export const firstAnswersId = 'first-answers'

let nextAnswers: Map<string, unknown> | undefined
let onPage: { element: Element; answers: Map<string, unknown> } | undefined

/** On the server, where there is no page: the answers for the next render. */
export const giveFirstAnswers = (answers: Record<string, unknown>): void => {
  nextAnswers = new Map(Object.entries(answers))
}

/**
 * The answer for this address, unread and only once. The answers belong to the page's first paint and are
 * dropped after it.
 */
export const takeFirstAnswer = (address: string): unknown => {
  const answers = nextAnswers ?? answersOnPage()
  const answer = answers?.get(address)
  answers?.delete(address)
  return answer
}

/**
 * The answer for a first frame that does without the endpoint and its schema; it can be read until that frame
 * is drawn. Guarantee: the server drew the page with it, after the endpoint's schema had read it.
 */
export const drawnAnswer = <Answer>(address: string): Answer | undefined =>
  (nextAnswers ?? answersOnPage())?.get(address) as Answer | undefined

/** Whether a first frame with answers is still to be drawn: what a component reads in it needs no request. */
export const hasFirstAnswers = (): boolean => (nextAnswers ?? answersOnPage()) !== undefined

/** Drops the answers, which were only for the person who opened the page. */
export const forgetFirstAnswers = (): void => document.getElementById(firstAnswersId)?.remove()

const answersOnPage = (): Map<string, unknown> | undefined => {
  const element = typeof document === 'undefined' ? null : document.getElementById(firstAnswersId)
  if (!element) return undefined
  if (onPage?.element !== element) onPage = { element, answers: readAnswers(element.textContent) }
  return onPage.answers
}

/** None if another version drew the page in another way. */
const readAnswers = (text: string): Map<string, unknown> => {
  try {
    const answers: unknown = JSON.parse(text)
    return new Map(isRecord(answers) ? Object.entries(answers) : [])
  } catch {
    return new Map()
  }
}
