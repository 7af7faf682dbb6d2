// Serves the portal's pages, the registry and the apps' files.
import { randomBytes } from 'node:crypto'
import { onBehalfOf } from '@portal/server/on-behalf-of'
import { registryPath } from '@portal/shared-ui/federation/names'
import { matchRoute } from '@portal/shared-ui/federation/registry'
import { PageData, Theme } from '../src/page-data.ts'
import { paths } from '../src/paths.ts'
import { openDrawPage } from './draw-page.ts'
import { openReleaseStore, type StoredPackage } from './release-store.ts'
import { securityHeaders } from './security-headers.ts'
import { serveFile } from './serve-file.ts'

export interface ShellServerOptions {
  packages: StoredPackage[]
  settings: PageData['settings']
  isProduction: boolean
  /** Asks the API on behalf of the person whose page is drawn. */
  callApi(request: Request): Promise<Response>
}

const cookieOf = (request: Request, name: string): string | undefined =>
  request.headers
    .get('cookie')
    ?.split(/;\s*/)
    .find(cookie => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)

const readSession = async (
  request: Request,
  callApi: ShellServerOptions['callApi'],
): Promise<PageData['session']> => {
  const cookie = request.headers.get('cookie')
  if (!cookie?.includes('session=')) return null
  const response = await callApi(onBehalfOf(request, '/api/auth/profile'))
  if (!response.ok) return null
  return PageData.shape.session.parse(await response.json())
}

const compress = (
  request: Request,
  html: string,
  headers: Record<string, string>,
  status: number,
): Response => {
  const takesGzip = request.headers.get('accept-encoding')?.includes('gzip')
  const body = takesGzip ? Bun.gzipSync(html, { level: 4 }) : html
  return new Response(body, {
    status,
    headers: { ...headers, ...(takesGzip && { 'content-encoding': 'gzip' }) },
  })
}

/** Answers the handler of every request that is not the API's. Throws when something was not built. */
export const createShellServer = async (
  options: ShellServerOptions,
): Promise<(request: Request) => Promise<Response>> => {
  const { packages, isProduction, callApi } = options
  // Parsed, so that the page carries these settings and nothing else that the caller's object holds.
  const settings = PageData.shape.settings.parse(options.settings)
  const store = openReleaseStore(packages)
  const shellFolder = packages.find(({ name }) => name === 'shell')?.folder ?? ''
  const drawPage = await openDrawPage(store, shellFolder)
  const registryJson = JSON.stringify(store.registry)
  const registryTag = `"${Bun.hash(registryJson).toString(36)}"`

  const serveRegistry = (request: Request): Response => {
    const headers = { 'cache-control': 'no-cache', etag: registryTag, 'content-type': 'application/json' }
    const isKnown = request.headers.get('if-none-match') === registryTag
    return isKnown ? new Response(null, { status: 304, headers }) : new Response(registryJson, { headers })
  }

  const servePage = async (request: Request, url: URL): Promise<Response> => {
    const session = await readSession(request, callApi)
    const match = matchRoute(store.registry, url.pathname)
    if (match?.route.access === 'session' && !session)
      return new Response(null, {
        status: 302,
        headers: { location: paths.signInAndReturnTo(url.pathname + url.search) },
      })

    const theme = Theme.safeParse(cookieOf(request, 'theme'))
    const viewMode = PageData.shape.viewMode.safeParse(cookieOf(request, 'view-mode'))
    const page: PageData = {
      registry: store.registry,
      session,
      viewMode: viewMode.data ?? session?.user.userType ?? 'tenant',
      theme: theme.data ?? null,
      settings,
    }
    const nonce = randomBytes(16).toString('base64')
    const { mapTileUrl, overrideOrigins } = settings
    const headers = {
      ...securityHeaders({ nonce, mapTileUrl, overrideOrigins, isProduction }),
      'content-type': 'text/html; charset=utf-8',
      // A kept page would pair an old nonce with a new header.
      'cache-control': 'no-store',
    }
    return compress(request, drawPage(page, url, nonce), headers, match ? 200 : 404)
  }

  return async request => {
    const url = new URL(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response('Not allowed', { status: 405 })
    if (url.pathname === registryPath) return serveRegistry(request)
    const file = url.pathname.match(/^\/apps\/([^/]+)\/([^/]+)\/([^/]+)$/)
    const path = file && store.filePath(file[1] ?? '', file[2] ?? '', file[3] ?? '')
    if (path) return serveFile(request, path)
    if (url.pathname.startsWith('/apps/')) return new Response('Not found', { status: 404 })
    return servePage(request, url)
  }
}
