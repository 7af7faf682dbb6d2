// Failures outside an app's lifecycle: in handlers and timers, unhandled promises, and blocks.
import { shellName } from '@portal/releases/names'
import { pulse } from '../pulse.ts'
import { culpritOf, ownerOf, provenCulpritOf } from './culprit.ts'
import { madeIn } from './made-in.ts'
import { followUse, messageOf, reportUsed } from './report.ts'
import { noteUse } from './tab-versions.ts'

const minBlockMs = 5000

/** Events that a script has made do not count. */
const hear = (event: Event): void => {
  if (!event.isTrusted) return
  // The code that requested a file handles its failure.
  if (event instanceof ErrorEvent) {
    const { error, filename, message } = event
    const thrower = ownerOf(filename)
    // An app can write the stack of what it throws, but not where it throws it.
    const app = thrower && thrower !== shellName ? thrower : (culpritOf(error) ?? thrower)
    if (app) reportUsed(app, { kind: 'failure', stage: 'uncaught', error: messageOf(error) || message })
  } else if (event instanceof PromiseRejectionEvent) {
    const app = provenCulpritOf(event.reason, madeIn(event.reason))
    if (app) reportUsed(app, { kind: 'failure', stage: 'promise', error: event.reason })
  }
}

/** A long animation frame; not all browsers report them. */
interface LongScript {
  duration: number
  /** The script of its first function: a library's for everything that React calls. */
  sourceURL: string
  /** Such as `DIV#app-mf-tenant.onclick`. */
  invoker: string
}

type LongFrame = PerformanceEntry & { scripts?: readonly LongScript[] }

const shownApp = (): string | undefined =>
  document.querySelector('[id^="app-"]:not([hidden])')?.id.slice('app-'.length)

/** By its code, by the element that it was called for, or otherwise the app that is shown. */
const blockerOf = ({ sourceURL, invoker }: LongScript): string | undefined =>
  ownerOf(sourceURL) ?? /#app-([\w-]+)/.exec(invoker)?.[1] ?? shownApp() ?? shellName

const tellBlock = ({ duration, scripts = [] }: LongFrame): void => {
  const [longest] = scripts.toSorted((one, other) => other.duration - one.duration)
  if (!longest || longest.duration < minBlockMs) return
  const app = blockerOf(longest)
  const error = `${Math.round(duration)} ms in ${longest.invoker}`
  if (app) reportUsed(app, { kind: 'block', stage: 'block', error })
}

/** From now on, and what the drawn page has caught so far. */
export const watchFailures = (): void => {
  followUse(noteUse)
  if (pulse) pulse.hear = hear
  for (const event of pulse?.heard.splice(0) ?? []) hear(event)
  if (PerformanceObserver.supportedEntryTypes.includes('long-animation-frame'))
    new PerformanceObserver(list => list.getEntries().forEach(tellBlock)).observe({
      type: 'long-animation-frame',
      buffered: true,
    })
}
