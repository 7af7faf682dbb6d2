// What search engines read before they open pages.
import * as sitePaths from '@portal/contract/site-paths'
import { sitemapEndpoints } from '@portal/contract/sitemap/endpoints'
import { photoAddressOf } from '@portal/contract/values/photo-address'
import type { Registry } from '@portal/releases/registry'
import { onBehalfOf } from '@portal/server/on-behalf-of'
import { noteRequest } from '@portal/server/record-request'
import { compressBody } from './compress-body.ts'
import { escapeHtml } from './draw-head.ts'
import { type CallApi, readAnswer } from './read-answer.ts'
import type { SiteOrigin } from './site-origin.ts'

/** Nobody is waiting, and the API makes it in its own time. */
const patienceMs = 10_000

const indexPath = '/sitemap.xml'
/** At the root, because a sitemap names only what is below its folder. */
const partPath = /^\/sitemap-([^/]+)\.xml$/
const cacheControl = 'public, max-age=3600'

interface Site {
  siteOrigin: SiteOrigin
  callApi: CallApi
  readRegistry: () => Promise<Registry>
}

/** `/robots.txt` and the sitemaps; null for other paths. Without the site's own origin there are no sitemaps. */
export const serveSitemap = async (
  request: Request,
  { pathname }: URL,
  { siteOrigin, callApi, readRegistry }: Site,
): Promise<Response | null> => {
  const [, named] = partPath.exec(pathname) ?? []
  if (pathname !== '/robots.txt' && pathname !== indexPath && named === undefined) return null
  noteRequest(request, { endpoint: named === undefined ? pathname : '/sitemap-*' })
  const origin = siteOrigin(request)
  if (pathname === '/robots.txt')
    return new Response(robotsOf(await readRegistry(), origin), {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cacheControl },
    })
  const { index, part } = sitemapEndpoints
  const params = part.params.safeParse({ part: named }).data
  if (origin === null || (named !== undefined && !params)) return new Response('Not found', { status: 404 })
  const ask = (path: string) => callApi(onBehalfOf(request, path, AbortSignal.timeout(patienceMs)))
  const locationOf = (path: string) => `<loc>${escapeHtml(origin + path)}</loc>`

  if (params) {
    const found = await readAnswer(part.answer, ask(part.path.replace(':part', params.part)), patienceMs)
    const urls = found?.entries.map(
      ({ path, changedAt }) =>
        `<url>${locationOf(path)}${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`,
    )
    return sendXml(request, 'urlset', urls)
  }
  const found = await readAnswer(index.answer, ask(index.path), patienceMs)
  const parts = found?.parts.map(name => `<sitemap>${locationOf(`/sitemap-${name}.xml`)}</sitemap>`)
  return sendXml(request, 'sitemapindex', parts)
}

const sendXml = (request: Request, root: string, elements: string[] | undefined): Response =>
  elements
    ? compressBody(
        request,
        `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${elements.join('\n')}
</${root}>
`,
        {
          status: 200,
          headers: {
            'content-type': 'application/xml; charset=utf-8',
            'cache-control': cacheControl,
            vary: 'accept-encoding',
          },
        },
      )
    : new Response('Not now', { status: 503, headers: { 'retry-after': '60', 'cache-control': 'no-store' } })

/** Without an account, they lead nowhere. */
const unlisted = [
  sitePaths.auth,
  sitePaths.confirmNewsletter,
  sitePaths.unsubscribe,
  sitePaths.vendor,
  sitePaths.find,
]

const robotsOf = ({ apps }: Registry, origin: string | null): string => {
  const guarded = Object.values(apps).flatMap(({ routes }) =>
    routes.filter(({ access }) => access === 'session').map(({ path }) => path.replaceAll(/:\w+/g, '*')),
  )
  const lines = [
    'User-agent: *',
    ...['/api/properties/*/picture', photoAddressOf('')].map(path => `Allow: ${path}`),
    ...['/api/', ...new Set([...unlisted, ...guarded])].map(path => `Disallow: ${path}`),
    ...(origin ? ['', `Sitemap: ${origin}${indexPath}`] : []),
  ]
  return `${lines.join('\n')}\n`
}
