// From an API that answers over HTTP: in time, late, wrong or not at all.
import { afterAll, beforeAll, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { sampleOf } from '@portal/client/test/sample-answer'
import { sampleProperty } from '@portal/client/test/sample-property'
import { exportEndpoints } from '@portal/contract/auth/export-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import type { Property } from '@portal/contract/properties/property'
import { maxFoundBytes } from '@portal/contract/properties/search'
import { publish } from '@portal/releases/commands/publish'
import { anotherVersion, releaseShellAnd } from '@portal/releases/test/released'
import { log } from '@portal/server/log'
import { untilTrue } from '@portal/server/test/until-true'
import { sessionPath } from '../seam/session-paths.ts'
import { passOn } from './pass-on.ts'
import { createShellServer } from './shell-server.ts'

const home = sampleProperty({ images: ['/api/pictures/front', '/api/pictures/back'] })
const person = { id: home.landlordId, email: 'a@b.c', firstName: 'Ana', lastName: 'Cruz' }

let answer: (request: Request) => Response | Promise<Response>
let sessionAnswer: () => Response
let calls: { path: string; cookie: string | null }[] = []
const api = Bun.serve({
  port: 0,
  idleTimeout: 0, // otherwise it closes a silent call itself, and the client sends that call again during another test
  fetch: request => {
    const { pathname, search } = new URL(request.url)
    if (pathname === sessionPath) return sessionAnswer()
    if (pathname === '/api/page-head' || pathname === '/healthz') return new Response('{}', { status: 503 })
    calls.push({ path: pathname + search, cookie: request.headers.get('cookie') })
    return answer(request)
  },
})
afterAll(() => api.stop(true))

type SampleReleases = Awaited<ReturnType<typeof releaseShellAnd>>
let released: SampleReleases
const serverOf = (store: SampleReleases['store'], callApi = passOn(api.url.href, () => '192.0.2.1')) =>
  createShellServer({
    store,
    siteOrigin: () => null,
    settings: { mapTileUrl: '', mapAttribution: '', overrideOrigins: ['http://localhost:4001'] },
    callApi,
  })
let serve: (request: Request) => Promise<Response>

beforeAll(async () => {
  released = await releaseShellAnd('mf-public')
  serve = await serverOf(released.store)
  give(home)
  await untilItDraws(serve)
}, 600_000)
const endless = () =>
  new Response(
    new ReadableStream({
      pull: stream => Bun.sleep(20).then(() => stream.enqueue('"a"\n'.repeat(9999))),
    }),
    { headers: { 'content-type': 'application/json' } },
  )

const untilItDraws = async (server: typeof serve, path = address) => {
  while ((await draw(path, {}, server)).isSkeleton) await Bun.sleep(50)
}

const give = (property: Property) => {
  answer = () => Response.json({ property })
}
beforeEach(() => {
  calls = []
  give(home)
  sessionAnswer = () =>
    Response.json({ user: { ...person, userType: 'tenant', id: '0190a000-0000-7000-8000-00000000000f' } })
})

const address = `/properties/${home.id}`
const draw = async (path = address, headers: Record<string, string> = {}, server = serve) => {
  const response = await server(new Request(`http://localhost${path}`, { headers }))
  const html = await response.text()
  const [, answers] = html.match(/<script type="application\/json" id="first-answers">(.*?)<\/script>/s) ?? []
  return {
    status: response.status,
    html,
    answers: answers === undefined ? null : JSON.parse(answers),
    isSkeleton: html.includes('Loading this home'),
  }
}

/** Returns what the work logged. */
const faultOf = async (work: () => Promise<unknown>): Promise<string> => {
  const logged = spyOn(log, 'error').mockImplementation(() => {})
  try {
    await work()
    await untilTrue(() => logged.mock.calls.length > 0)
    expect(logged).toHaveBeenCalledTimes(1)
    return logged.mock.calls[0]?.[0].error ?? ''
  } finally {
    logged.mockRestore()
  }
}

describe('a home', () => {
  test('is drawn with its title, rent, words and pictures, and has the answers that the browser would request', async () => {
    const { status, html, answers, isSkeleton } = await draw()
    expect(status).toBe(200)
    expect(isSkeleton).toBe(false)
    expect(html).toMatch(/<h1[^>]*>Sunny flat in the Mission<\/h1>/)
    for (const part of ['$3,250', 'Two rooms with a bay window.', 'src="/api/pictures/front"'])
      expect(html).toContain(part)
    expect(answers).toEqual({ [`/api/properties/${home.id}`]: { property: home } })
    expect(html).toContain('id="first-paint" data-page="/properties/:id"')
  })

  test('is read as its visitor, and drawn for them', async () => {
    await draw(address, { cookie: 'session=abc' })
    expect(calls).toEqual([{ path: `/api/properties/${home.id}`, cookie: 'session=abc' }])
    sessionAnswer = () => Response.json({ user: { ...person, userType: 'landlord' } })
    expect((await draw(address, { cookie: 'session=abc' })).html).toContain(
      `/landlord/properties/${home.id}/edit`,
    )
    expect((await draw()).html).not.toContain(`/landlord/properties/${home.id}/edit`)
  })

  test('cannot break out of its element, whatever its landlord wrote', async () => {
    const hostile = `</script></div><script>alert(1)</script><img src=x onerror=alert(1)> "' \u2028`
    give({ ...home, title: hostile, description: hostile, amenities: [hostile], images: [hostile] })
    const { html, answers } = await draw()
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    expect(answers[`/api/properties/${home.id}`].property.description).toBe(hostile)
  })

  test('is drawn by one process for all visits', async () => {
    const pages = await Promise.all([draw(), draw(), draw(), draw()])
    expect(pages.map(({ isSkeleton }) => isSkeleton)).toEqual([false, false, false, false])
  })
})

test.each([
  ['time-zone=America/Los_Angeles', 'Nov 3, 2026, 4:00 AM'],
  ['time-zone=Pacific/Kiritimati', 'Nov 4, 2026, 2:00 AM'],
  ['time-zone=Asia/Kolkata', 'Nov 3, 2026, 5:30 PM'],
  ['time-zone=Moon/Tranquility', 'Nov 3, 2026'],
  ['time-zone=', 'Nov 3, 2026'],
  ['theme=dark', 'Nov 3, 2026'],
])('with the cookie %s, sign-ins at noon in UTC are drawn at %s', async (cookie, words) => {
  const reads = [...Object.values(securityEndpoints), exportEndpoints.read].filter(
    ({ method }) => method === 'GET',
  )
  answer = request => {
    const read = reads.find(({ path }) => path === new URL(request.url).pathname)
    return read ? Response.json(sampleOf(read.answer)) : new Response(null, { status: 404 })
  }
  const { html, answers } = await draw('/profile/security', { cookie: `session=abc; ${cookie}` })
  expect(answers).not.toBeNull()
  const moments = html.match(/Nov \d, 2026(?:, \d+:\d\d\s[AP]M)?/g) ?? []
  expect(new Set(moments)).toContain(words)
  expect(moments.filter(moment => moment.includes(':') && moment !== words)).toEqual([])
})

describe('a search', () => {
  /** All homes differ. */
  const words = (count: number) =>
    Array.from({ length: count }, () => Math.random().toString(36).slice(2, 8)).join(' ')
  const find = (properties: Property[]) => {
    answer = () => Response.json({ properties, total: properties.length, truncated: false, nextCursor: null })
  }

  test('requests the homes of its area and filters, and is drawn with them', async () => {
    find([home])
    const { html, answers } = await draw('/search?area=38,37,-122,-123&bedrooms=2&selected=x')
    const path =
      '/api/properties/search?north=38&south=37&east=-122&west=-123&bedrooms=2&limit=24&fields=card'
    expect(calls.map(({ path }) => path)).toEqual([path])
    expect(Object.keys(answers)).toEqual([path])
    expect(html).toContain('aria-label="View Details of Sunny flat in the Mission"')
    expect(html).toContain('fetchPriority="high"')
  })

  test('requests the homes that match the filters of its address', async () => {
    find([home])
    const { html } = await draw('/search?minRent=1000&maxRent=5000&sort=rent_asc')
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/properties/search?minRent=1000&maxRent=5000&sort=rent_asc&limit=24&fields=card',
    ])
    expect(html).toContain('View Details of Sunny flat')
  })

  test('shows homes with the longest answer that a search can have', async () => {
    const text = (length: number) => '"'.repeat(length)
    const amenities = Array.from({ length: 50 }, () => text(60))
    const images = Array.from({ length: 8 }, () => `/${'x'.repeat(499)}`)
    const largest = sampleProperty({
      title: text(200),
      address: text(300),
      city: text(100),
      amenities,
      images,
    })
    const count = Math.floor(maxFoundBytes / JSON.stringify(largest).length)
    find(Array.from({ length: count }, () => largest))
    const { html, answers } = await draw('/search')
    expect(answers).not.toBeNull()
    expect(html).toContain('View Details of')
  })

  test('that is too long to be drawn takes no other page with it', async () => {
    find(Array.from({ length: 24 }, () => sampleProperty({ title: 'x'.repeat(15_000) })))
    const fault = await faultOf(async () => expect((await draw('/search')).answers).toBeNull())
    expect(fault).toEndWith('it cannot draw pages with answers: /search throws It is too long')
    find([home])
    expect((await draw('/search')).html).toContain('View Details of Sunny flat')
  })

  test('with a full page of homes is at most 60 kB', async () => {
    find(Array.from({ length: 100 }, () => sampleProperty({ title: words(6), description: words(50) })))
    const { html } = await draw('/search')
    expect(html.match(/<article/g)?.length).toBeWithin(8, 30)
    expect(Bun.gzipSync(html).byteLength).toBeWithin(10_000, 60_000)
  })
})

describe('the page comes as its skeleton, and reads by itself', () => {
  const expectSkeleton = async (...visit: Parameters<typeof draw>) => {
    const { status, answers, isSkeleton } = await draw(...visit)
    expect({ status, answers, isSkeleton }).toEqual({ status: 200, answers: null, isSkeleton: true })
  }

  test.each<[string, () => Response | Promise<Response>]>([
    ['silent', () => new Promise<Response>(() => {})],
    ['busy', () => new Response('{}', { status: 503 })],
    ['without the home', () => Response.json({ error: { code: 'not_found' } }, { status: 404 })],
    ['strange', () => new Response('<h1>Welcome</h1>')],
    ['cut off', () => new Response('{"property":', { headers: { 'content-type': 'application/json' } })],
    ['too long', () => Response.json({ property: { ...home, description: 'x'.repeat(600_000) } })],
    ['endless', () => endless()],
  ])('when the API is %s', async (_, says) => {
    answer = says
    await expectSkeleton()
  })

  test('and its calls that are not answered in time are given up', async () => {
    const { promise: gaveUp, resolve: giveUp } = Promise.withResolvers<void>()
    answer = ({ signal }) => {
      signal.addEventListener('abort', () => giveUp())
      return new Promise<Response>(() => {})
    }
    await expectSkeleton()
    await gaveUp
  })

  test("when the answer has another version's format", async () => {
    answer = () => Response.json({ homes: [] })
    const fault = await faultOf(async () => {
      const { status, html } = await draw()
      expect(status).toBe(200)
      expect(html).toContain('Loading this home')
    })
    expect(fault).toContain('/properties/:id throws')
  })

  test('when the API is down', async () => {
    const nobody = Bun.serve({ port: 0, fetch: () => new Response() })
    const { href } = nobody.url
    await nobody.stop(true)
    await expectSkeleton(
      address,
      {},
      await serverOf(
        released.store,
        passOn(href, () => '192.0.2.1'),
      ),
    )
  })

  test('when the session is unknown', async () => {
    sessionAnswer = () => new Response('{}', { status: 503 })
    await expectSkeleton(address, { cookie: 'session=abc' })
  })

  test('when the app is overridden', async () => {
    const { html, answers } = await draw(`${address}?mf=mf-public@http://localhost:4001`)
    expect([html.includes('id="first-paint"'), answers, calls]).toEqual([false, null, []])
  })
})

describe('an app whose code', () => {
  /** A release whose home page does this before it returns its reads. */
  const withPage = async (version: string, body: string) => {
    const own = await releaseShellAnd('mf-public')
    const changed = await anotherVersion(own.app, version, text =>
      text.replace(/(title:"Home details",.*?)reads:/, `$1reads: async () => { ${body} }, hadRead:`),
    )
    expect(await publish(own.dataDir, [changed])).toEqual([])
    return serverOf(own.store)
  }

  test('never ends delays one visitor for a moment, and no other page', async () => {
    const server = await withPage('9.9.9-loops', 'for (;;);')
    const fault = await faultOf(async () => {
      const held = draw(address, {}, server)
      const others = await Promise.race([
        held,
        Promise.all([draw('/', {}, server), draw('/nowhere', {}, server)]),
      ])
      expect(others).toMatchObject([{ status: 200 }, { status: 404 }])
      expect((await held).isSkeleton).toBe(true)
    })
    expect(fault).toEndWith('it cannot draw pages with answers: it takes longer than 1000 ms')
  }, 600_000)

  test('requests something other than the API gets nothing', async () => {
    const server = await withPage('9.9.9-asks', 'return ["http://elsewhere.example/api/x"]')
    await draw(address, {}, server)
    expect((await draw(address, {}, server)).isSkeleton).toBe(true)
    expect(calls).toEqual([])
  }, 600_000)
})
