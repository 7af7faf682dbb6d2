import { afterAll, expect, spyOn, test } from 'bun:test'
import { openGeocoder } from './open-geocoder.ts'

const address = {
  address: '1200 Valencia St, Apt 4',
  city: 'San Francisco',
  state: 'CA',
  zipCode: '94110',
  neighborhood: 'Mission',
}
const neverAborted = new AbortController().signal

/** As Nominatim does (jsonv2), or as `answer` says. */
const queries: URLSearchParams[] = []
let answer: () => Response | Promise<Response> = () =>
  Response.json([{ place_id: 1, lat: '37.7525', lon: '-122.4210', display_name: '1200, Valencia Street' }])
const right = answer
const standIn = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  idleTimeout: 0, // silent while the portal waits
  fetch: request => {
    const { pathname, searchParams } = new URL(request.url)
    queries.push(searchParams)
    return pathname === '/moved' ? right() : answer()
  },
})
afterAll(() => standIn.stop(true))
const url = `${standIn.url}search`

test('an address is looked up by its parts, without the unit number', async () => {
  expect(await openGeocoder(url).find(address, neverAborted)).toEqual({
    latitude: 37.7525,
    longitude: -122.421,
  })
  expect(Object.fromEntries(queries.at(-1) ?? [])).toEqual({
    street: '1200 Valencia St',
    city: 'San Francisco',
    state: 'CA',
    postalcode: '94110',
    countrycodes: 'us',
    format: 'jsonv2',
    limit: '1',
  })
})

test('a setting may have its own parameters, and blank parts are left out', async () => {
  await openGeocoder(`${url}?key=abc`).find({ ...address, state: '', zipCode: '' }, neverAborted)
  expect([...(queries.at(-1)?.keys() ?? [])]).toEqual([
    'key',
    'street',
    'city',
    'countrycodes',
    'format',
    'limit',
  ])
})

test.each([
  ['it knows nothing', () => Response.json([])],
  ['it refuses', () => new Response('Bandwidth limit exceeded', { status: 429 })],
  ['it is broken', () => new Response('1200 Valencia St: no such table', { status: 500 })],
  ['it answers a page', () => new Response('<!doctype html>')],
  ['it answers an object', () => Response.json({ lat: '1', lon: '2' })],
  ['it names no spot', () => Response.json([{ lat: '', lon: '' }])],
  ['it names a spot that is nowhere', () => Response.json([{ lat: '137.7', lon: '-122.4' }])],
  ['it sends one elsewhere', () => Response.redirect(`${standIn.url}moved`)],
  [
    'it answers more than a place needs',
    () => Response.json([{ lat: '37.7525', lon: '-122.4210', display_name: 'x'.repeat(2_000_000) }]),
  ],
  ['it never answers', () => new Promise<Response>(() => undefined)],
] as const)('nothing is known, and no address is written anywhere, where %s', async (_, badAnswer) => {
  const usual = answer
  answer = badAnswer
  const said = [
    spyOn(console, 'log'),
    spyOn(console, 'error'),
    spyOn(process.stdout, 'write'),
    spyOn(process.stderr, 'write'),
  ]
  expect(await openGeocoder(url, 300).find(address, neverAborted)).toBeUndefined()
  expect(JSON.stringify(said.map(spy => spy.mock.calls))).not.toContain('Valencia')
  for (const spy of said) spy.mockRestore()
  answer = usual
})

test('nothing is found if no server listens, or once the caller has left', async () => {
  expect(await openGeocoder('http://127.0.0.1:1/search').find(address, neverAborted)).toBeUndefined()
  expect(await openGeocoder(url).find(address, AbortSignal.abort())).toBeUndefined()
})
