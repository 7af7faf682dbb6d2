// Answers of the API that came with the page: its first frame uses them instead of requesting them.
import { isRecord } from '@portal/contract/values/json'

/**
 * The element of the page that holds them: an object of answers, by the address that each was requested from.
 */
export const firstAnswersId = 'first-answers'

let given: Map<string, unknown> | undefined
let onPage: { element: Element; answers: Map<string, unknown> } | undefined

/** Used on the server, where there is no page: the answers that the next render starts with. */
export const giveFirstAnswers = (answers: Record<string, unknown>): void => {
  given = new Map(Object.entries(answers))
}

/**
 * The answer that came for this address, unread and only once; undefined when there is none. The answers belong to the page's
 * first paint and are dropped after it.
 */
export const takeFirstAnswer = (address: string): unknown => {
  const answers = given ?? answersOnPage()
  const answer = answers?.get(address)
  answers?.delete(address)
  return answer
}

/**
 * The answer that came for this address, for a first frame that does without the endpoint and its schema; it stays available
 * until that frame is drawn. Guarantee: the server drew the page with it, after the endpoint's schema had read it.
 */
export const drawnAnswer = <Answer>(address: string): Answer | undefined =>
  (given ?? answersOnPage())?.get(address) as Answer | undefined

/**
 * Whether a first frame with answers is still to be drawn. What a component reads in that frame is current, so it needs no
 * request.
 */
export const hasFirstAnswers = (): boolean => (given ?? answersOnPage()) !== undefined

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
