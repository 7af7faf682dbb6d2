// A session that ends during work, or a call that needs a code: one dialog asks for it, and refused calls are sent again.
import { type SessionNeeded, sessionNeededEvent } from '@portal/client/session-needed'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { logoutPath } from '../../seam/session-paths.ts'
import { notifyOtherTabs } from '../other-tabs.ts'
import type { ShellPlatform } from '../platform.ts'
import { loadSignInDialog } from './load-sign-in-dialog.ts'

/**
 * All refused calls wait for one dialog: they are sent again when the person signed in, and fail when they closed it. `reload` is for
 * another person than before; nothing is sent for them.
 */
export const keepSession = (platform: ShellPlatform, reload = () => window.location.reload()): void => {
  const { session, signInRequest } = platform
  let waiting: Promise<boolean> | undefined
  /** Since when the session is known; a call that was sent earlier need not open the dialog. */
  let known = { since: Number.NEGATIVE_INFINITY, isSignedIn: false }
  const note = () => {
    known = { since: performance.now(), isSignedIn: session.get() !== null }
  }
  session.subscribe(note)

  const ask = async (): Promise<boolean> => {
    const person = session.get()?.user ?? null
    const user = await answerTo(person, platform)
    signInRequest.set(null)
    if (user && person && user.id !== person.id) {
      notifyOtherTabs(user.id)
      reload()
      return new Promise(() => {})
    }
    if (user) {
      session.set({ user })
      notifyOtherTabs(user.id)
    } else endSession(platform)
    note()
    return user !== null
  }

  let waitingForCode: Promise<boolean> | undefined
  /** When the dialog last closed; a call that was sent earlier need not open it again. */
  let code = { since: Number.NEGATIVE_INFINITY, isGiven: false }
  const askForCode = async (): Promise<boolean> => {
    await waiting
    const person = session.get()?.user ?? null
    const isGiven = (await answerTo(person, platform, true)) !== null
    signInRequest.set(null)
    code = { since: performance.now(), isGiven }
    return isGiven
  }

  window.addEventListener(sessionNeededEvent, event => {
    const { method, path, sentAt, isSecondTry, asksForCode, respondWith } = (
      event as CustomEvent<SessionNeeded>
    ).detail // see there
    if (asksForCode) {
      if (isSecondTry) return
      if (!waitingForCode && sentAt < code.since) return respondWith(Promise.resolve(code.isGiven))
      waitingForCode ??= askForCode().finally(() => {
        waitingForCode = undefined
      })
      return respondWith(waitingForCode)
    }
    if (path === logoutPath || (method === 'GET' && !session.get())) return
    if (isSecondTry) return endSession(platform)
    if (!waiting && sentAt < known.since) return respondWith(Promise.resolve(known.isSignedIn))
    waiting ??= ask().finally(() => {
      waiting = undefined
    })
    respondWith(waiting)
  })
}

const answerTo = async (
  person: SessionUser | null,
  { signInRequest }: ShellPlatform,
  asksForCode = false,
) => {
  try {
    await loadSignInDialog()
  } catch {
    return null
  }
  return new Promise<SessionUser | null>(answer => signInRequest.set({ person, asksForCode, answer }))
}

/** After the refused calls' toasts: only one shows at a time, and this one explains them. */
const explainAfterMs = 100

const endSession = ({ session, toast }: ShellPlatform): void => {
  if (!session.get()) return
  session.set(null)
  setTimeout(
    () =>
      toast({
        title: 'You are signed out',
        description: 'Your session has ended. Sign in to continue.',
        tone: 'danger',
      }),
    explainAfterMs,
  )
}
