// Reports which versions this page uses and what failed in them. It never throws, logs or waits.
import { noRoute } from '@portal/contract/client-failures/no-route'
import { matchRoute } from '@portal/releases/match-route'
import { shellName } from '@portal/releases/names'
import type { Registry } from '@portal/releases/registry'
import type { Overrides } from '../../seam/overrides.ts'
import type { PageData } from '../../seam/page-data.ts'
import { afterLoad } from '../after-load.ts'
import { pulse } from '../pulse.ts'

export interface Report {
  /** `shell`, or the name of an app. */
  app: string
  /** For a fallback the one that was given up. */
  version: string
  /** A fallback is a failure that an earlier version makes up for. */
  kind: 'load' | 'failure' | 'fallback' | 'block'
  /** A few words in lower case, such as `first frame`. */
  stage: string
  /** What was thrown, if anything. */
  error?: unknown
}

interface ReportMessage extends Omit<Report, 'error'> {
  route: string
  message: string
}

const address = '/api/client-failures'
/** The API takes no more reports at once, and no longer messages. */
const maxReports = 10
const maxLetters = 300
/** A page's token is valid for a day. */
const reportsForMs = 23 * 3_600_000
/** Failures at the same time are sent together. */
const pauseMs = 100

/** That this page began to use last, by app. */
const used = new Map<string, string>()
let noteUse = (_app: string, _version: string): void => {}

/** For each app in use, and for each one used later. */
export const followUse = (note: typeof noteUse): void => {
  noteUse = note
  for (const [app, version] of used) note(app, version)
}

/** Nothing is reported twice. */
const known = new Set<string>()
const waiting: ReportMessage[] = []
let token = ''
let overridden: Overrides = {}
let registry: Pick<Registry, 'apps'> = { apps: {} }

/** The last of its own routes that each app was shown on: an app can fail after the person left it. */
const places = new Map<string, string>()

/** The shell is on all routes. */
const placeOf = (app: string): string => {
  const match = matchRoute(registry, location.pathname)
  if (app === shellName) return match?.route.path ?? noRoute
  if (match?.app === app) places.set(app, match.route.path)
  return places.get(app) ?? noRoute
}

/**
 * Loads are sent when the browser is idle, failures and fallbacks right away, the rest when the page is left. Without a token in the page
 * nothing is sent.
 */
export const startReporting = (page: PageData, overrides: Overrides): void => {
  token = page.pageToken || token
  registry = page.registry
  overridden = overrides
  window.addEventListener('pagehide', sendAll)
  document.addEventListener('visibilitychange', sendAll)
  if (waiting.some(({ kind }) => kind !== 'load')) setTimeout(sendAll, pauseMs)
  else if (waiting.length > 0) afterLoad(sendAll)
}

/**
 * Counts once per app, version, route and kind in the life of a page. Overridden apps do not count, and without a connection no failure is
 * an app's fault.
 */
export const report = ({ error, ...about }: Report): void => {
  const { app, version, kind } = about
  if (kind === 'fallback') report({ ...about, kind: 'failure', error })
  if (kind === 'load') {
    used.set(app, version)
    noteUse(app, version)
  } else if (isOffline()) return
  const route = placeOf(app)
  const key = `${app} ${version} ${route} ${kind}`
  if (overridden[app] || known.has(key)) return
  known.add(key)
  const message = messageOf(error)
  waiting.push({ ...about, route, message })
  if (kind === 'load') afterLoad(sendAll)
  else setTimeout(sendAll, pauseMs)
}

/** That the shell and the route's app are used on this route, too, unless they failed. */
export const reportRoute = (failed: ReadonlySet<string>): void => {
  for (const app of [shellName, matchRoute(registry, location.pathname)?.app ?? '']) {
    const version = failed.has(app) ? undefined : used.get(app)
    if (version) report({ app, version, kind: 'load', stage: 'route' })
  }
}

/** Nothing for an app that this page does not use. */
export const reportUsed = (app: string, about: Omit<Report, 'app' | 'version'>): void => {
  const version = used.get(app)
  if (version !== undefined) report({ ...about, app, version })
}

/** A page of an older server does not say. */
const isOffline = () => pulse?.isOnline?.() === false

const sendAll = (): void => {
  if (!token || isOffline() || performance.now() > reportsForMs) return
  while (waiting.length > 0) {
    const reports = waiting.splice(0, maxReports)
    if (pulse?.send) pulse.send(token, reports)
    else
      navigator.sendBeacon(
        address,
        new Blob([JSON.stringify({ token, reports })], { type: 'application/json' }),
      )
  }
}

/** Truncated; PostgreSQL stores neither NUL nor half a surrogate pair. */
export const messageOf = (error: unknown): string => {
  try {
    return (error instanceof Error ? `${error.name}: ${error.message}` : String(error ?? ''))
      .replaceAll('\0', '')
      .slice(0, maxLetters)
      .toWellFormed()
  } catch {
    return ''
  }
}
