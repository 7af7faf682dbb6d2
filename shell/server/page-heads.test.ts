// From an API that answers over HTTP: in time, late, wrong or not at all.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import type { PageHead } from '@portal/contract/page-heads/page-head'
import { publish } from '@portal/releases/commands/publish'
import { anotherVersion, releaseShellAndTenant } from '@portal/releases/test/released'
import { passOn } from './pass-on.ts'
import { createShellServer } from './shell-server.ts'

const id = '0190a000-0000-7000-8000-000000000001'
const nothing = { path: null, title: null, description: null, picture: null, structuredData: null }
const head: PageHead = {
  status: 200,
  path: `/properties/${id}`,
  title: 'Sunny flat – San Francisco, CA',
  description: '$3,200/month · 2 beds',
  picture: `/api/properties/${id}/picture?v=7`,
  structuredData: {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url: `/properties/${id}`,
    provider: { '@type': 'Organization', url: '/' },
  },
}

let answer: () => Response | Promise<Response>
let paths: string[] = []
const api = Bun.serve({
  port: 0,
  fetch: request => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== '/api/page-head') return new Response('{}', { status: 401 })
    paths.push(searchParams.get('path') ?? '')
    return answer()
  },
})
afterAll(() => api.stop(true))

type SampleReleases = Awaited<ReturnType<typeof releaseShellAndTenant>>
let released: SampleReleases
let origin: string | null
const serverOf = (callApi: (request: Request) => Promise<Response>) =>
  createShellServer({
    store: released.store,
    siteOrigin: () => origin,
    settings: { mapTileUrl: '', mapAttribution: '', overrideOrigins: [] },
    callApi,
  })
let serve: (request: Request) => Promise<Response>

beforeAll(async () => {
  released = await releaseShellAndTenant()
  const withPages = await anotherVersion(released.tenant, '9.9.9-heads', text =>
    text
      .replaceAll('"/maintenance/requests"', '"/properties/:id"')
      .replaceAll('"/saved"', '"/people/:id"')
      .replaceAll('access:"session"', 'access:"anyone"')
      .replaceAll('title:"Maintenance Requests"', 'title:"One of the properties"')
      .replaceAll('"Saved homes and searches"', '"One of the people"'),
  )
  await publish(released.dataDir, [withPages])
  serve = await serverOf(passOn(api.url.href, () => '192.0.2.1'))
  // The first page starts the drawing process, and a page waits for its head no longer than half a second.
  answer = () => Response.json(nothing)
  await serve(new Request(`http://localhost/properties/${id}`))
}, 600_000)
beforeEach(() => {
  origin = 'https://portal.example'
  paths = []
  answer = () => Response.json(head)
})

const draw = async (path = `/properties/${id}`, server = serve) => {
  const response = await server(new Request(`http://localhost${path}`))
  const html = await response.text()
  const drawn = html.slice(html.indexOf('<head>'), html.indexOf('<link rel="icon"'))
  return { status: response.status, html, drawn }
}

describe('a page that has a head', () => {
  test('has title, description, address, picture and data, with absolute addresses', async () => {
    const { status, drawn } = await draw(`/properties/${id}/?from=mail`)
    const address = `https://portal.example/properties/${id}`
    expect(status).toBe(200)
    expect(paths).toEqual([`/properties/${id}/`])
    for (const element of [
      '<title>Sunny flat – San Francisco, CA · Rental Portal</title>',
      '<meta name="description" content="$3,200/month · 2 beds">',
      `<link rel="canonical" href="${address}">`,
      `<meta property="og:url" content="${address}">`,
      '<meta property="og:title" content="Sunny flat – San Francisco, CA">',
      `<meta property="og:image" content="https://portal.example/api/properties/${id}/picture?v=7">`,
      '<meta property="og:image:width" content="1200">',
      '<meta name="twitter:card" content="summary_large_image">',
    ])
      expect(drawn).toContain(element)
    const [, data = ''] = drawn.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? []
    expect(JSON.parse(data)).toMatchObject({ url: address, provider: { url: 'https://portal.example/' } })
  })

  test("has no address if the portal's own is unknown", async () => {
    origin = null
    const { drawn } = await draw()
    expect(drawn).toContain('og:title')
    expect(drawn).not.toMatch(/canonical|og:url|og:image|twitter:image|localhost/)
  })

  test('cannot be broken out of, whatever a landlord wrote', async () => {
    const hostile = `</title></script><script>alert(1)</script><!-- "'&\` \\u2028\u2028 onload=x`
    answer = () =>
      Response.json({
        ...head,
        title: hostile,
        description: hostile,
        structuredData: { name: hostile, [hostile]: [{ url: '/x', image: hostile }] },
      })
    const { html, drawn } = await draw()
    expect(html).not.toContain('<script>alert')
    expect(drawn.match(/<(\/?)(?!meta |link )[a-z]+/g)?.join(' ')).toBe(
      '<head <title </title <script </script <script </script',
    )
    expect(drawn).not.toContain('<!--')
    const [, data = ''] = drawn.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? []
    expect(JSON.parse(data).name).toBe(hostile)
  })
})

describe('a home or person that does not exist', () => {
  test('is a 404, with the page drawn as usual and no head of its own', async () => {
    answer = () => Response.json({ ...nothing, status: 404 })
    for (const place of ['properties', 'people']) {
      const { status, drawn, html } = await draw(`/${place}/${id}`)
      expect(status).toBe(404)
      expect(drawn).toContain(`<title>One of the ${place} · Rental Portal</title>`)
      expect(drawn).toContain('<meta name="robots" content="noindex">')
      expect(drawn).not.toMatch(/og:|canonical|ld\+json/)
      expect(html).not.toContain('404 Page Not Found')
    }
  })

  test('is not said of one that is there for its reader alone', async () => {
    answer = () => Response.json({ ...nothing, status: 200 })
    const { status, drawn } = await draw()
    expect(status).toBe(200)
    expect(drawn).toContain('<title>One of the properties · Rental Portal</title>')
    expect(drawn).not.toMatch(/og:|canonical|ld\+json|robots/)
  })
})

describe('without a head the page is still sent', () => {
  test.each<[string, () => Response | Promise<Response>]>([
    ['silent', () => new Promise<Response>(() => {})],
    ['busy', () => new Response('{}', { status: 503 })],
    ['strange', () => new Response('<h1>Welcome</h1>')],
    ['of another year', () => Response.json({ head: 7 })],
    ['limited', () => new Response('{}', { status: 429 })],
  ])('when the API is %s', async (_, says) => {
    answer = says
    const { status, drawn } = await draw()
    expect(status).toBe(200)
    expect(drawn).toContain('<title>One of the properties · Rental Portal</title>')
  })

  test('when the API is down', async () => {
    const nobody = Bun.serve({ port: 0, fetch: () => new Response() })
    const { href } = nobody.url
    await nobody.stop(true)
    const server = await serverOf(passOn(href, () => '192.0.2.1'))
    expect((await draw(undefined, server)).status).toBe(200)
  })
})

test('no other page requests one', async () => {
  for (const path of ['/nowhere', '/properties', `/properties/${id}/edit`, '/apps/x', '/registry.json'])
    await draw(path)
  expect(paths).toEqual([])
})

test('a path of eight thousand letters is requested like any other, and drawn', async () => {
  answer = () => new Response('{}', { status: 422 })
  const { status } = await draw(`/people/${'x'.repeat(8000)}`)
  expect(status).toBe(200)
})
