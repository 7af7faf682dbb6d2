import { randomBytes } from 'node:crypto'
import { defaultOperator } from '@portal/contract/default-operator'
import * as sitePaths from '@portal/contract/site-paths'
import { isTimeZone } from '@portal/contract/values/moment-words'
import { readPicturePath } from '@portal/home-drawing/picture-path'
import { matchRoute, whyOff } from '@portal/releases/match-route'
import { overviewJsonPath, overviewPath, registryPath } from '@portal/releases/names'
import type { ReleaseStore } from '@portal/releases/store/release-store'
import { closeToOthers } from '@portal/server/data-dir'
import { newPageToken } from '@portal/server/page-token'
import { noteRequest } from '@portal/server/record-request'
import { isOverview } from '../seam/is-overview.ts'
import { overridesCookie } from '../seam/overrides.ts'
import type { PageData, Theme } from '../seam/page-data.ts'
import { routeFilesPath } from '../seam/route-files.ts'
import { compressBody } from './compress-body.ts'
import { drawWithAnswers } from './draw-with-answers.ts'
import { followReleases } from './follow-releases.ts'
import { answerHealth } from './health.ts'
import { logOpenThefts } from './log-open-thefts.ts'
import { openSearch } from './open-search.ts'
import type { PageSettings } from './page-settings.ts'
import { readAboutApi } from './read-about-api.ts'
import { hasHead, readHead } from './read-head.ts'
import { keepOverrides, readOverrides } from './read-overrides.ts'
import { readSession } from './read-session.ts'
import { securityHeaders } from './security-headers.ts'
import { serveFile } from './serve-file.ts'
import { serveJson } from './serve-json.ts'
import { serveManifest } from './serve-manifest.ts'
import { serveOverview } from './serve-overview.ts'
import { servePicture } from './serve-picture.ts'
import { serveSitemap } from './serve-sitemap.ts'
import type { SiteOrigin } from './site-origin.ts'
import { type Pauses, watchReleases } from './watch-releases.ts'

export interface ShellServerOptions {
  store: ReleaseStore
  settings: PageSettings
  /** For links that others keep. */
  siteOrigin: SiteOrigin
  /** Shared with the API, which takes reports only of pages signed with it; without it there are none. */
  pagesKey?: string | undefined
  isStopping?: () => boolean
  pauses?: Pauses | undefined
  callApi(request: Request): Promise<Response>
}

const cookieOf = (request: Request, name: string): string | undefined =>
  request.headers
    .get('cookie')
    ?.split(/;\s*/)
    .find(cookie => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** If the browser says so: a script that reads a page would report in its name. */
const isOpened = ({ headers }: Request): boolean =>
  (headers.get('sec-fetch-dest') ?? 'document') === 'document'

const themes: Theme[] = ['light', 'dark']
const viewModes: PageData['viewMode'][] = ['tenant', 'landlord']

const chosen = <Choice>(choices: Choice[], value: unknown): Choice | undefined =>
  choices.find(choice => choice === value)

/** Handles every request that is not for the API. Throws an Error of one sentence without releases. */
export const createShellServer = async (
  options: ShellServerOptions,
): Promise<(request: Request) => Promise<Response>> => {
  const { store, siteOrigin, callApi, pagesKey, isStopping = () => false, pauses } = options
  // One by one, so that the page contains nothing else of the caller's object.
  const {
    mapTileUrl,
    mapAttribution,
    overrideOrigins,
    hasSamples,
    operator = defaultOperator,
  } = options.settings
  const settings = {
    mapTileUrl,
    mapAttribution,
    hasMail: false,
    hasPayments: true,
    hasAssistant: true,
    hasScreening: false,
    hasSamples,
    operator,
  }
  closeToOthers(store.dataDir)
  const readApiVersion = async () => {
    const about = await readAboutApi(callApi)
    if (about) {
      settings.hasMail = about.mail
      settings.hasPayments = about.payments
      settings.hasAssistant = about.assistant
      settings.hasScreening = about.screening
    }
    return about?.api ?? null
  }
  const releasesNow = await followReleases(store, readApiVersion)
  logOpenThefts()
  const readRegistry = async () => (await releasesNow()).registry
  const noteVisit = pagesKey ? watchReleases({ store, pagesKey, callApi, readRegistry, pauses }) : () => {}

  const readPerson = async (request: Request) => {
    const session = await readSession(request, callApi)
    const kept = chosen(viewModes, cookieOf(request, 'view-mode'))
    const viewMode = kept ?? ((session !== 'unknown' && session?.user.userType) || 'tenant')
    const zone = cookieOf(request, 'time-zone') ?? ''
    return { session, viewMode, timeZone: isTimeZone(zone) ? zone : null, settings }
  }

  const servePage = async (request: Request, url: URL): Promise<Response> => {
    const { registry, drawPage, drawers } = await releasesNow()
    const match = matchRoute(registry, url.pathname)
    const overrides = readOverrides(
      { url, kept: cookieOf(request, overridesCookie) },
      registry,
      overrideOrigins,
    )
    const person = readPerson(request)
    // An overridden app's own code decides what it reads.
    const drawer = match && !overrides[match.app] ? drawers.get(match.app) : undefined
    const [{ session, viewMode }, own, drawnPage] = await Promise.all([
      person,
      hasHead(match?.route.path) ? readHead(request, url.pathname, callApi) : null,
      match && drawer?.paths.includes(match.route.path)
        ? drawWithAnswers({ request, url, path: match.route.path, drawer, person, callApi })
        : null,
    ])
    const isAboutApps = isOverview(url.pathname, session)
    noteRequest(request, {
      endpoint: isAboutApps ? overviewPath : (match?.route.path ?? null),
      personId: session === 'unknown' ? null : (session?.user.id ?? null),
    })
    const isGuarded = match?.route.access === 'session'
    if (isGuarded && session === null)
      return new Response(null, {
        status: 302,
        headers: {
          location: sitePaths.signInFor(url.pathname + url.search),
          ...keepOverrides(url, overrides),
        },
      })

    const theme = chosen(themes, cookieOf(request, 'theme'))
    const page: PageData = {
      registry,
      session,
      viewMode,
      theme: theme ?? null,
      pageToken: pagesKey !== undefined && isOpened(request) ? newPageToken(pagesKey, registry) : null,
      overrides,
      settings,
    }
    const nonce = randomBytes(16).toString('base64')
    const headers = {
      ...securityHeaders({ nonce, mapTileUrl, overrideOrigins: Object.values(overrides) }),
      ...keepOverrides(url, overrides),
      'content-type': 'text/html; charset=utf-8',
      // A cached page would pair an old nonce with a new header.
      'cache-control': 'no-store',
    }
    const isOff = !match && whyOff(registry, url.pathname) !== null
    const isUnknown = (!match && !isAboutApps && !isOff) || own?.status === 404
    const isNotNow = isOff || (isGuarded && session === 'unknown')
    const status = isUnknown ? 404 : isNotNow ? 503 : 200
    const head = { own, origin: siteOrigin(request), portalName: operator.portalName }
    const html = await drawPage(page, url, { nonce, head, drawnPage })
    return compressBody(request, html, { status, headers })
  }

  return async request => {
    const url = new URL(request.url)
    const health = await answerHealth(url.pathname, { store, readRegistry, isStopping })
    if (health) {
      noteRequest(request, { endpoint: url.pathname })
      return health
    }
    noteVisit()
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response('Not allowed', { status: 405 })
    if (url.pathname === registryPath) {
      noteRequest(request, { endpoint: registryPath })
      return serveJson(request, await readRegistry())
    }
    if (url.pathname === overviewJsonPath) {
      noteRequest(request, { endpoint: overviewJsonPath })
      return serveOverview(request, await readRegistry(), callApi)
    }
    if (url.pathname === sitePaths.find) {
      noteRequest(request, { endpoint: sitePaths.find })
      return openSearch(request, url, callApi)
    }
    const file =
      serveManifest(request, url, operator.portalName) ??
      (await serveSitemap(request, url, { siteOrigin, callApi, readRegistry }))
    if (file) return file
    const picture = readPicturePath(url.pathname)
    if (picture) {
      noteRequest(request, { endpoint: '/pictures/*' })
      return servePicture(request, picture)
    }
    if (!url.pathname.startsWith('/apps/')) return servePage(request, url)
    noteRequest(request, { endpoint: '/apps/*' })
    if (url.pathname === routeFilesPath) return serveJson(request, (await releasesNow()).routeFiles)
    const path = store.filePath(url.pathname.slice('/apps/'.length))
    return path ? serveFile(request, path) : new Response('Not found', { status: 404 })
  }
}
