// Answers of the API that came with the page: its first frame takes them instead of asking.
import { isRecord } from '@portal/contract/values/json'

/** The element of the page that holds them: an object of answers, by the address that each was asked at. */
export const firstAnswersId = 'first-answers'

let given: Map<string, unknown> | undefined
let onPage: { element: Element; answers: Map<string, unknown> } | undefined

/** Where there is no page, on the server: what the next drawing starts with. */
export const giveFirstAnswers = (answers: Record<string, unknown>): void => {
  given = new Map(Object.entries(answers))
}

/**
 * The answer that came for this address, unread and once; undefined when there is none, or none any more: they are in the
 * page's first paint, and go with it.
 */
export const takeFirstAnswer = (address: string): unknown => {
  const answers = given ?? answersOnPage()
  const answer = answers?.get(address)
  answers?.delete(address)
  return answer
}

/**
 * The answer that came for this address, for a first frame that does without the endpoint and its schema; it can be asked for
 * until that frame is drawn. Guarantee: the server drew the page with it, and had the endpoint's schema read it before.
 */
export const drawnAnswer = <Answer>(address: string): Answer | undefined =>
  (given ?? answersOnPage())?.get(address) as Answer | undefined

/**
 * Whether the page's first frame, which has answers, is yet to be drawn. What a component reads in it is what is stored now, and is not
 * to be asked for again.
 */
export const hasFirstAnswers = (): boolean => (given ?? answersOnPage()) !== undefined

/** They were for who opened the page, and for no other person. */
export const forgetFirstAnswers = (): void => document.getElementById(firstAnswersId)?.remove()

const answersOnPage = (): Map<string, unknown> | undefined => {
  const element = typeof document === 'undefined' ? null : document.getElementById(firstAnswersId)
  if (!element) return undefined
  if (onPage?.element !== element) onPage = { element, answers: readAnswers(element.textContent) }
  return onPage.answers
}

/** None for a page that another version drew in another way. */
const readAnswers = (text: string): Map<string, unknown> => {
  try {
    const answers: unknown = JSON.parse(text)
    return new Map(isRecord(answers) ? Object.entries(answers) : [])
  } catch {
    return new Map()
  }
}
