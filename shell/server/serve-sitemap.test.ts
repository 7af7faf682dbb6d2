import { beforeAll, expect, test } from 'bun:test'
import { releaseShellAndTenant } from '@portal/releases/test/released'
import { createShellServer } from './shell-server.ts'
import { readSiteOrigin } from './site-origin.ts'

const home = '/properties/0190a000-0000-7000-8000-000000000001'
const answers: Record<string, unknown> = {
  '/api/sitemap': { parts: ['pages', 'homes-2026-03-05', 'a&b'] },
  '/api/sitemap/places': {
    entries: [
      { path: '/search?location=Truth+%26+Hope%2C+NM', changedAt: null },
      { path: '/search?city=Truth&state=<NM>', changedAt: null },
    ],
  },
  '/api/sitemap/homes-2026-03-05': { entries: [{ path: home, changedAt: '2026-03-05T12:00:00.000Z' }] },
  '/api/sitemap/pages': { entries: 'many' },
}

let asked: string[] = []
let serve: (request: Request) => Promise<Response>
let serveWithoutOrigin: typeof serve

beforeAll(async () => {
  const { store } = await releaseShellAndTenant()
  const serverOf = (variables: Record<string, string>) =>
    createShellServer({
      store,
      siteOrigin: readSiteOrigin({ NODE_ENV: 'production', ...variables }),
      settings: { mapTileUrl: '', mapAttribution: '', overrideOrigins: [] },
      callApi: async request => {
        const { pathname } = new URL(request.url)
        asked.push(pathname)
        return pathname in answers ? Response.json(answers[pathname]) : new Response('{}', { status: 503 })
      },
    })
  serve = await serverOf({ PUBLIC_URL: 'https://portal.example/start' })
  serveWithoutOrigin = await serverOf({})
}, 600_000)

const get = (path: string, headers: Record<string, string> = {}, server = serve) => {
  asked = []
  return server(new Request(`http://localhost${path}`, { headers }))
}

const typeOf = (response: Response) => [response.status, response.headers.get('content-type')]
const cached = 'public, max-age=3600'

test('robots may read everything but calls and what needs an account, and are told of the sitemap', async () => {
  const response = await get('/robots.txt')
  expect(typeOf(response)).toEqual([200, 'text/plain; charset=utf-8'])
  expect(response.headers.get('cache-control')).toBe(cached)
  const lines = (await response.text()).split('\n')
  expect(lines.slice(0, 4)).toEqual([
    'User-agent: *',
    'Allow: /api/properties/*/picture',
    'Allow: /api/photos/',
    'Disallow: /api/',
  ])
  for (const path of ['/auth', '/saved', '/inquiries', '/tenancies', '/tenancies/*', '/maintenance/requests'])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(
    lines.filter(line => /^Disallow: (?:\/?|\/(?:search|properties|people|help).*)$/.test(line)),
  ).toEqual([])
  expect(lines).toContain('Sitemap: https://portal.example/sitemap.xml')
})

test('the index names each part, with the site’s own address', async () => {
  const response = await get('/sitemap.xml', { host: 'evil.example' })
  expect(typeOf(response)).toEqual([200, 'application/xml; charset=utf-8'])
  expect(response.headers.get('cache-control')).toBe(cached)
  expect(await response.text()).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://portal.example/sitemap-pages.xml</loc></sitemap>
<sitemap><loc>https://portal.example/sitemap-homes-2026-03-05.xml</loc></sitemap>
<sitemap><loc>https://portal.example/sitemap-a&#38;b.xml</loc></sitemap>
</sitemapindex>
`)
})

test('a part names its pages and when they changed, compressed and escaped', async () => {
  const homes = await get('/sitemap-homes-2026-03-05.xml', { 'accept-encoding': 'gzip' })
  expect(homes.headers.get('vary')).toBe('accept-encoding')
  expect(new TextDecoder().decode(Bun.gunzipSync(await homes.arrayBuffer()))).toContain(
    `<url><loc>https://portal.example${home}</loc><lastmod>2026-03-05T12:00:00.000Z</lastmod></url>`,
  )
  const places = await get('/sitemap-places.xml')
  expect(typeOf(places)).toEqual([200, 'application/xml; charset=utf-8'])
  const xml = await places.text()
  expect(xml).toContain('<url><loc>https://portal.example/search?location=Truth+%26+Hope%2C+NM</loc></url>')
  expect(xml).toContain('/search?city=Truth&#38;state=&#60;NM&#62;</loc>')
})

test('an unknown part is a 404, without asking the API', async () => {
  for (const part of ['people', 'homes-2026-02-30', '..%2Fproperties', 'homes-2026-03-05.xml'])
    expect([part, (await get(`/sitemap-${part}.xml`)).status, asked]).toEqual([part, 404, []])
})

test('while the API has no answer, robots come back later', async () => {
  for (const path of ['/sitemap-pages.xml', '/sitemap-homes-2026-03-06.xml']) {
    const { status, headers } = await get(path)
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '60',
      'no-store',
    ])
  }
})

test('without an address of its own, the site has no sitemap', async () => {
  const ask = (path: string) => get(path, { host: 'evil.example' }, serveWithoutOrigin)
  expect(await (await ask('/robots.txt')).text()).not.toContain('Sitemap')
  for (const path of ['/sitemap.xml', '/sitemap-places.xml'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
})

test('a page names the manifest, which the security policy allows, and the manifest its icon', async () => {
  const page = await get('/nowhere')
  const html = await page.text()
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'self';(?!.*manifest-src)/)
  const response = await get('/manifest.webmanifest')
  expect(typeOf(response)).toEqual([200, 'application/manifest+json'])
  const manifest = await response.json()
  expect(manifest).toMatchObject({
    name: 'Rental Portal',
    short_name: 'Rentals',
    start_url: '/',
    display: 'standalone',
    icons: [{ src: '/icon.svg', type: 'image/svg+xml', purpose: 'any maskable' }],
  })
  const colors = { canvas: manifest.background_color, primary: manifest.theme_color }
  for (const [name, value] of Object.entries(colors)) expect(html).toMatch(new RegExp(`-${name}: ?${value}`))
  const icon = await get('/icon.svg')
  expect(typeOf(icon)).toEqual([200, 'image/svg+xml'])
  expect(icon.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(await icon.text()).toStartWith('<svg ')
})
