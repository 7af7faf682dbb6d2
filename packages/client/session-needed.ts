// How a call that is refused without a session, or a code of the second factor, asks the page around it to let the person sign in.

/** Sent on window with a `SessionNeeded` as its detail. Its name is a seam: apps and shell are built apart. */
export const sessionNeededEvent = 'portal:session-needed'

export interface SessionNeeded {
  method: string
  path: string
  /** When it was sent, by `performance.now()`: the person may have signed in since. */
  sentAt: number
  /** It was refused once more after the person had signed in. */
  isSecondTry: boolean
  /** There is a session, but the call needs a code of the second factor; an older app does not say. */
  asksForCode?: boolean
  /** Call it while the event is dispatched. */
  respondWith(answer: Promise<boolean>): void
}

/**
 * Whether a person signed in, so that the call can be sent again; false without a listener, such as on a
 * server.
 */
export const askForSession = (needed: Omit<SessionNeeded, 'respondWith'>): Promise<boolean> => {
  let answer = Promise.resolve(false)
  const respondWith = (response: Promise<boolean>) => {
    answer = response
  }
  if (typeof window !== 'undefined')
    window.dispatchEvent(
      new CustomEvent<SessionNeeded>(sessionNeededEvent, { detail: { ...needed, respondWith } }),
    )
  return answer
}
