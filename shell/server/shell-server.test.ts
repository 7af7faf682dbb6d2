import { beforeAll, expect, test } from 'bun:test'
import { rmSync } from 'node:fs'
import { picturePath } from '@portal/home-drawing/picture-path'
import { integrityOf, shellApiVersion } from '@portal/releases/artifact'
import type { ReleaseStore } from '@portal/releases/store/release-store'
import { copyOf, releaseShellAndTenant } from '@portal/releases/test/released'
import { originalOf } from '@portal/server/on-behalf-of'
import type { Operator } from '@portal/shared-ui/platform/platform'
import { sessionPath } from '../seam/session-paths.ts'
import { createShellServer } from './shell-server.ts'

const person = {
  id: '1',
  email: 'a@example.com',
  firstName: '</script><b>',
  lastName: 'Cruz',
  userType: 'tenant',
}

/** By session cookie; the API knows no other. */
const answers: Record<string, () => Response | Promise<Response>> = {
  good: () => Response.json({ user: person }),
  busy: () => new Response('{}', { status: 503 }),
  broken: () => new Response('<h1>Internal Server Error</h1>', { status: 500 }),
  strange: () => new Response('<h1>Welcome</h1>'),
  unreachable: () => Promise.reject(new Error('Connection refused')),
  silent: () => new Promise(() => {}),
}

const understood = {
  filters: { location: 'Oakland, CA', maxRent: 2500 },
  sort: 'rent_asc',
  typed: 'okland',
  unused: null,
}
let askedBy: Request | undefined

let serve: (request: Request) => Promise<Response>
let tenantEntry = ''
let ownStore: ReleaseStore

const settings = {
  mapTileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
  mapAttribution: 'Tiles',
  overrideOrigins: ['http://localhost:4002'],
  databaseUrl: 'postgres://secret',
}

const openServer = (about: { mail: boolean; assistant?: boolean }, pagesKey?: string, operator?: Operator) =>
  createShellServer({
    store: ownStore,
    pagesKey,
    pauses: { minMs: 3_600_000, maxMs: 3_600_000 },
    siteOrigin: () => 'https://portal.example',
    settings: { ...settings, ...(operator && { operator }) },
    callApi: async request => {
      const session = request.headers.get('cookie')?.match(/session=(\w+)/)?.[1] ?? ''
      askedBy = originalOf(request)
      const { pathname } = new URL(request.url)
      if (pathname === '/healthz') return Response.json({ api: '1.0.0', ...about })
      if (pathname === '/api/places/understand' && session === 'good') return Response.json(understood)
      if (session === 'good' && pathname !== sessionPath) return new Response('{}', { status: 503 })
      return (await answers[session]?.()) ?? new Response('{}', { status: 401 })
    },
  })

beforeAll(async () => {
  const { store, tenant } = await releaseShellAndTenant()
  ownStore = store
  tenantEntry = `/apps/mf-tenant/${tenant.version}/`
  serve = await openServer({ mail: true })
}, 600_000)

const get = (path: string, headers: Record<string, string> = {}) =>
  serve(new Request(`http://localhost${path}`, { headers }))

const signedIn = { cookie: 'session=good' }

test('a page shows header, footer and the route before any script runs', async () => {
  const response = await get('/maintenance/requests', signedIn)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('Search properties or locations...')
  expect(html).toContain('Stay Connected')
  expect(html).toMatch(/id="first-paint" data-page="\/maintenance\/requests">.*Maintenance Requests/s)
  expect(html).toMatch(
    new RegExp(`<link rel="modulepreload" href="${tenantEntry}remote-entry.js" integrity="sha256-.{44}">`),
  )
})

const wordsOf = async (path: string, headers: Record<string, string> = {}) =>
  wordsIn(await (await get(path, headers)).text())

const wordsIn = (html: string) => {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
  return body.split(/<[^>]*>/).map(words => words.replaceAll('&amp;', '&').trim())
}

test('header, footer, title and manifest name the portal and its operator as settings do', async () => {
  const own = await openServer({ mail: true }, undefined, {
    portalName: 'Bay & Homes',
    name: 'Bay Homes LLC',
    address: '1 Main St, Oakland, CA 94607',
    supportEmail: 'help@bay.example',
    supportHours: 'Every day, 8 am to 8 pm',
  })
  const read = async (path: string) => (await own(new Request(`http://localhost${path}`))).text()
  const html = await read('/nowhere')
  expect(html).toContain('<title>404 Page Not Found · Bay &#38; Homes</title>')
  const words = wordsIn(html)
  for (const shown of [
    'Bay & Homes',
    '1 Main St, Oakland, CA 94607',
    'help@bay.example',
    'Every day, 8 am to 8 pm',
  ])
    expect(words).toContain(shown)
  expect(words.join(' ')).toMatch(/© 2024 +Bay Homes LLC/)
  expect(words.join(' ')).not.toContain('Rental Portal')
  expect(JSON.parse(await read('/manifest.webmanifest')).name).toBe('Bay & Homes')
})

test('header and footer show the words of the specification, to visitors and to people who are signed in', async () => {
  const footer = [
    'Verified & Secure Platform',
    'For Tenants',
    'Search Properties',
    'Create Profile',
    'Background Check',
    'Application Tracking',
    'Rental Resources',
    'For Landlords',
    'List Property',
    'Tenant Screening',
    'Document Management',
    'Communication Tools',
    'Property Resources',
    'Stay Connected',
    'Subscribe to Updates',
    'Privacy Policy',
    'Terms of Service',
    'Cookie Policy',
    'Help Center',
  ]
  const forVisitors = await wordsOf('/nowhere')
  expect(forVisitors).toEqual(expect.arrayContaining([...footer, 'Log In', 'Sign Up', 'Pricing']))
  expect(forVisitors.join(' ')).toContain('© 2024')
  expect(forVisitors).not.toContain('Switch')
  const forPeople = await wordsOf('/nowhere', signedIn)
  expect(forPeople).toEqual(expect.arrayContaining([...footer, 'Tenant']))
  expect(forPeople).not.toContain('Log In')
})

test('the footer leads tenants to their applications', async () => {
  const target = async (headers: Record<string, string> = {}) =>
    /href="([^"]+)"[^>]*>Application Tracking</.exec(await (await get('/nowhere', headers)).text())?.[1]
  expect(await target()).not.toBe('/applications')
  expect(await target(signedIn)).toBe('/applications')
})

test('a page that a script or a frame reads has no token for reports', async () => {
  const own = await openServer({ mail: true }, 'a key of the pages')
  const isGiven = async (headers: Record<string, string>) => {
    const html = await (await own(new Request('http://localhost/nowhere', { headers }))).text()
    const tokens = html.match(/[0-9a-f-]{36}\.\d+\.\d{13}\.[\w-]{43}/g) ?? []
    return [tokens.length > 0, html.includes('"pageToken":null')]
  }
  expect(await isGiven({ 'sec-fetch-dest': 'document' })).toEqual([true, false])
  expect(await isGiven({})).toEqual([true, false]) // browsers say it only to sites with TLS
  for (const dest of ['empty', 'iframe', 'frame', 'object', 'embed', 'script', 'style', 'image'])
    expect(await isGiven({ 'sec-fetch-dest': dest })).toEqual([false, true])
})

test('a portal that sends no mail offers no newsletter', async () => {
  const own = await openServer({ mail: false })
  const words = wordsIn(await (await own(new Request('http://localhost/nowhere'))).text())
  expect(words).toContain('Stay Connected')
  expect(words).not.toContain('Subscribe to Updates')
})

test('a portal without a model has no link to an assistant in its header', async () => {
  const html = async (assistant?: boolean) => {
    const own = await openServer({ mail: true, ...(assistant !== undefined && { assistant }) })
    return (await own(new Request('http://localhost/nowhere'))).text()
  }
  expect(await html(false)).not.toContain('AI hub')
  expect(await html(true)).toContain('AI hub')
  expect(await html()).toContain('AI hub') // an older API does not say
})

test('only the start page, which has both sides, offers to switch between them', async () => {
  expect(await wordsOf('/', signedIn)).toEqual(expect.arrayContaining(['Tenant', 'Switch']))
  expect(await wordsOf('/', { cookie: 'session=good; view-mode=landlord' })).toEqual(
    expect.arrayContaining(['Landlord', 'Switch']),
  )
  const elsewhere = await wordsOf('/maintenance/requests', { cookie: 'session=good; view-mode=landlord' })
  expect(elsewhere).toContain('Tenant')
  expect(elsewhere).not.toContain('Landlord')
  expect(elsewhere).not.toContain('Switch')
})

test("the links of a person's role lead only to existing pages, and mark the open one", async () => {
  const html = await (await get('/maintenance/requests', signedIn)).text()
  const links = html.match(/<nav aria-label="For tenants">.*?<\/nav>/s)?.[0] ?? ''
  expect(links.match(/href="[^"]*"/g)).toEqual([
    'href="/saved"',
    'href="/inquiries"',
    'href="/tenancies"',
    'href="/maintenance/requests"',
  ])
  expect(links).toContain('aria-current="page"')
  expect(html).toContain('aria-label="Account of ')
})

test('an unknown path is the not-found page, with its status', async () => {
  const response = await get('/nowhere')
  expect(response.status).toBe(404)
  const html = await response.text()
  expect(html).toContain('404 Page Not Found')
  expect(html).toContain('Did you forget to add the page to the router?')
})

test('a visitor on a guarded page is sent to sign in, and back from there', async () => {
  const response = await get('/maintenance/requests?status=submitted')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/auth?next=%2Fmaintenance%2Frequests%3Fstatus%3Dsubmitted')
})

test.each([
  ['good', '/search?location=Oakland%2C+CA&maxRent=2500&sort=rent_asc&typed=okland'],
  ['busy', '/search?location=cheap+in+okland'],
  ['strange', '/search?location=cheap+in+okland'],
  ['unreachable', '/search?location=cheap+in+okland'],
  ['silent', '/search?location=cheap+in+okland'],
])('a line that was typed before any script leads to a search: %s', async (session, address) => {
  const response = await get('/find?q=+cheap+in+okland+', { cookie: `session=${session}` })
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(address)
})

test('an empty line leads to all homes', async () => {
  for (const path of ['/find', '/find?q=', '/find?q=+'])
    expect((await get(path)).headers.get('location')).toBe('/search')
})

test('a cookie that the API no longer honors means a visitor', async () => {
  expect((await get('/maintenance/requests', { cookie: 'session=old' })).status).toBe(302)
})

test.each(['busy', 'broken', 'strange', 'unreachable', 'silent'])(
  'an API that is %s does not sign anyone out: a guarded page says so and keeps its address, and a public one is drawn',
  async session => {
    const cookie = { cookie: `session=${session}` }
    const [guarded, words] = await Promise.all([
      get('/maintenance/requests', cookie),
      wordsOf('/nowhere', cookie),
    ])
    const html = await guarded.text()
    expect(guarded.status).toBe(503)
    expect(html).toContain('We can’t reach the portal right now. Trying again…')
    expect(html).not.toContain('id="first-paint"')
    expect(html).toContain('"session":"unknown"')
    expect(words).toContain('404 Page Not Found')
    expect(words).not.toContain('Log In')
    expect(words).not.toContain('Switch')
  },
  20_000,
)

test('an API that never answers delays no page: the page comes with the session unknown', async () => {
  const page = get('/search', { cookie: 'session=silent' }).then(response => response.text())
  const patience = Bun.sleep(3000).then(() => 'too late') // it takes 0.8 s on an idle machine
  expect(await Promise.race([page, patience])).toContain('"session":"unknown"')
})

test("reading the session counts against the browser's address", async () => {
  const request = new Request('http://localhost/search', { headers: signedIn })
  await serve(request)
  expect(askedBy).toBe(request)
})

test('styles are allowed by a new nonce each time, scripts only by their origin', async () => {
  const pages = await Promise.all([get('/nowhere'), get('/nowhere')])
  const policies = pages.map(page => page.headers.get('content-security-policy') ?? '')
  const nonces = policies.map(policy => policy.match(/'nonce-([^']+)'/)?.[1])
  expect(nonces[0]).not.toBe(nonces[1])
  const [, checksum] = policies[0]?.match(/script-src 'self' '(sha256-[^']+)';/) ?? []
  expect(policies[0]).toContain('https://tiles.example')
  const html = await pages[0]?.text()
  expect(html).toContain(`<style nonce="${nonces[0]}"`)
  const written = [
    ...(html ?? '').matchAll(/<script(?![^>]*(?:src=|application\/json))[^>]*>(.*?)<\/script>/gs),
  ]
  expect(written.map(([, code = '']) => integrityOf(code))).toEqual([checksum ?? ''])
  expect(pages[0]?.headers.get('cache-control')).toBe('no-store')
})

const elsewhere = 'http://localhost:4002'
const keptOverride = { cookie: `session=good; app-overrides=mf-tenant@${elsewhere}` }

test.each([
  ['asked for', `/maintenance/requests?mf=mf-tenant@${elsewhere}`, signedIn],
  ['kept', '/maintenance/requests', keptOverride],
])(
  'a page whose app is overridden, as %s, allows its files and loads none of the released ones',
  async (_, path, headers) => {
    const response = await get(path, headers)
    const policy = response.headers.get('content-security-policy') ?? ''
    for (const source of ['script', 'style', 'font', 'img', 'connect'])
      expect(policy).toMatch(new RegExp(`${source}-src [^;]*${elsewhere}`))
    const html = await response.text()
    const parts = [`"overrides":{"mf-tenant":"${elsewhere}"}`, '/apps/mf-tenant/files/', 'id="first-paint"']
    expect(parts.map(part => html.includes(part))).toEqual([true, false, false])
  },
)

test('an override is kept for the next pages, even when signing in comes first', async () => {
  const keptBy = async (path: string, headers: Record<string, string> = {}) =>
    (await get(path, headers)).headers.get('set-cookie')
  const kept = `app-overrides=mf-tenant@${elsewhere}; Path=/; Max-Age=31536000; SameSite=Lax`
  expect(await keptBy(`/maintenance/requests?mf=mf-tenant@${elsewhere}`, signedIn)).toBe(kept)
  expect(await keptBy(`/maintenance/requests?mf=mf-tenant@${elsewhere}`)).toBe(kept)
  expect(await keptBy('/maintenance/requests', keptOverride)).toBeNull()
})

test.each([
  'mf-tenant@http://localhost:4003',
  'mf-tenant@http://localhost:4002/',
  'mf-nobody@http://localhost:4002',
  'mf-tenant',
  '__proto__@http://localhost:4002',
  '',
])('%p is no app from elsewhere', async override => {
  const path = `/nowhere?mf=${encodeURIComponent(override)}`
  for (const response of [await get(path), await get('/nowhere', { cookie: `app-overrides=${override}` })]) {
    expect(response.headers.get('content-security-policy')).not.toContain('localhost')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect((await response.text()).includes('"overrides":{"')).toBe(false)
  }
})

test("a person's name cannot break out of the page's data", async () => {
  const html = await (await get('/maintenance/requests', signedIn)).text()
  expect(html).not.toContain('</script><b>')
  expect(html).toContain('\\u003c/script>\\u003cb>')
})

test('the page contains only its own settings', async () => {
  expect(await (await get('/nowhere')).text()).not.toContain('secret')
})

test('the chosen theme applies from the first frame on', async () => {
  expect(await (await get('/nowhere', { cookie: 'theme=dark' })).text()).toContain(
    '<html lang="en" class="dark">',
  )
  expect(await (await get('/nowhere', { cookie: 'theme=pink' })).text()).toContain('<html lang="en">')
})

test('our own picture of a home is an image that runs no code and may be cached', async () => {
  const path = picturePath({ propertyType: 'house', seed: 'a' })
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('content-security-policy')).toStartWith("default-src 'none'")
  expect(response.headers.get('cache-control')).toContain('public, max-age=')
  const svg = await response.text()
  expect(svg).toStartWith('<svg ')
  const packed = await get(path, { 'accept-encoding': 'gzip' })
  expect(new TextDecoder().decode(Bun.gunzipSync(await packed.arrayBuffer()))).toBe(svg)
  expect((await get('/pictures/house')).status).toBe(404)
})

test('a missing or private file is a plain 404, never the page', async () => {
  for (const path of [
    `${tenantEntry}gone.js`,
    `${tenantEntry}release.json`,
    `${tenantEntry}server/drawn-ahead.mjs`,
    `${tenantEntry}..%2F..%2Fpackage.json`,
    '/apps/mf-tenant/0.0.0-gone/mf-manifest.json',
    '/apps/mf-nobody/1.0.0/remote-entry.js',
  ]) {
    const response = await get(path)
    expect([path, response.status]).toEqual([path, 404])
    expect(await response.text()).toBe('Not found')
  }
})

test('the registry names the app, is checked each time, and is not sent again when it is unchanged', async () => {
  const response = await get('/registry.json')
  const registry = await response.json()
  expect(registry.apps['mf-tenant']).toMatchObject({
    entry: tenantEntry,
    enabled: true,
    shellApi: `^${shellApiVersion}`,
  })
  expect(Object.keys(registry.apps)).toEqual(['mf-tenant'])
  expect(response.headers.get('cache-control')).toBe('no-cache')
  const again = await get('/registry.json', { 'if-none-match': response.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test('a server that begins to stop, or cannot draw, is not ready, and is not restarted for that', async () => {
  const { store } = copyOf({ dataDir: ownStore.dataDir })
  let stops = false
  const own = await createShellServer({
    store,
    siteOrigin: () => null,
    settings,
    isStopping: () => stops,
    callApi: () => Promise.reject(new Error('Connection refused')),
  })
  const statuses = () =>
    Promise.all(
      ['/healthz', '/readyz'].map(async path => (await own(new Request(`http://localhost${path}`))).status),
    )
  expect(await statuses()).toEqual([200, 200])
  stops = true
  expect(await statuses()).toEqual([200, 503])
  stops = false
  rmSync(store.filesFolder('shell'), { recursive: true })
  expect(await statuses()).toEqual([200, 503])
})

test('pages accept only reads', async () => {
  const response = await serve(new Request('http://localhost/search', { method: 'POST' }))
  expect(response.status).toBe(405)
})
