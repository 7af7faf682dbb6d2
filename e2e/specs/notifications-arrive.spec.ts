import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { listHome } from '../new-home.ts'
import { Header } from '../pages/header.ts'
import { newLandlord, newTenant } from '../person.ts'
import { unique } from '../unique.ts'

// Left out elsewhere: connections to the portal are cut.
let door: Server
let doorOrigin: string
let isShut = false

/** Behind a proxy that can be closed. */
const openDoor = async () => {
  isShut = false // one worker can run this file's stories separately, each with its own proxy
  door = createServer((incoming, answer) => {
    if (isShut) return void answer.writeHead(503).end('{}')
    const { method, url, headers } = incoming
    const outgoing = request({ port: process.env.E2E_PORT, method, path: url, headers }, response => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    outgoing.on('error', () => answer.destroy()) // the connection was cut
    answer.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  }).listen(0, 'localhost')
  await once(door, 'listening')
  const { port } = door.address() as AddressInfo
  doorOrigin = `http://localhost:${port}`
}

const shutDoor = () => {
  isShut = true
  door.closeAllConnections()
}

test.beforeAll(openDoor)

test.afterAll(() => {
  shutDoor()
  door.close()
})

test.use({ expectedComplaints: [/503|ERR_/] })

/** Open in any of the browser's pages. */
const streamsOf = (page: Page): Set<Request> => {
  const open = new Set<Request>()
  const context = page.context()
  context.on('request', request => request.resourceType() === 'eventsource' && open.add(request))
  context.on('requestfinished', request => open.delete(request))
  context.on('requestfailed', request => open.delete(request))
  return open
}

/** Headless Chromium reports every page as visible. */
const turn = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate(state => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** By the stream: without one, pages ask every 30 s. */
const soon = { timeout: 15_000 }

const bell = (page: Page) => new Header(page).root.getByRole('button', { name: /^Notifications/ })

for (const { tabs, cutSeconds, tag } of [
  { tabs: 3, cutSeconds: 0, tag: [] },
  { tabs: 8, cutSeconds: 60, tag: ['@long'] },
])
  test(`${tabs} pages hear on one stream, and catch up after a cut of ${cutSeconds} s`, {
    tag: ['@own-portal', ...tag],
  }, async ({ page, context, baseURL }) => {
    const landlord = await newLandlord(doorOrigin, page.request)
    const streams = streamsOf(page)
    // Two: the inquiries about a home are one notification.
    const homes = [
      await listHome(landlord, unique('Rooms above the chandlery')),
      await listHome(landlord, unique('Loft behind the cannery')),
    ]
    const ask = async () => {
      const { id } = homes.pop() ?? {}
      const elsewhere = await newTenant(baseURL)
      await elsewhere.call('POST', '/api/inquiries', { propertyId: id, message: 'Is it quiet?' })
    }

    await page.goto(`${doorOrigin}/ai?tab=notifications`)
    const list = page.getByRole('region', { name: 'Notifications', exact: true })
    await expect(list.getByText('No notifications')).toBeVisible()
    const pages = [page]
    while (pages.length < tabs) {
      const next = await context.newPage()
      await next.goto(`${doorOrigin}/terms`)
      pages.push(next)
    }
    await expect.poll(() => streams.size).toBe(1)

    await ask()
    for (const each of pages) await expect(bell(each)).toHaveAccessibleName(/1/, soon)
    await expect(list.getByRole('listitem')).toHaveCount(1, soon)

    shutDoor()
    await expect.poll(() => streams.size).toBe(0)
    let asked = 0
    page.on('request', request => {
      if (isShut && new URL(request.url()).pathname === '/api/ai/notifications') asked += 1
    })
    await ask()
    await new Promise(resolve => setTimeout(resolve, cutSeconds * 1000)) // the length of the cut matters
    expect(asked).toBeGreaterThanOrEqual(Math.floor(cutSeconds / 31))
    isShut = false
    for (const each of pages) await expect(bell(each)).toHaveAccessibleName(/2/)
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expect.poll(() => streams.size).toBe(1)

    await new Header(page).logOut()
    await expect.poll(() => streams.size).toBe(0)
  })

// Short: the pages above.
test('a hidden page leaves the stream to a visible one, and catches up once shown again', {
  tag: ['@own-portal', '@long'],
}, async ({ page, context, baseURL }) => {
  const landlord = await newLandlord(doorOrigin, page.request)
  const { id } = await listHome(landlord, unique('Attic above the bakery'))
  const elsewhere = await newTenant(baseURL)
  const streams = streamsOf(page)
  const listeners = () => [...streams].map(stream => stream.frame().page())
  await page.goto(`${doorOrigin}/terms`)
  await expect.poll(() => streams.size).toBe(1)
  const second = await context.newPage()
  await second.goto(`${doorOrigin}/terms`)
  await expect(bell(second)).toHaveAccessibleName('Notifications')

  await turn(page, 'hidden')
  await expect.poll(() => listeners().map(each => each === second)).toEqual([true])
  await turn(second, 'hidden')
  await expect.poll(() => streams.size).toBe(0)
  await elsewhere.call('POST', '/api/inquiries', { propertyId: id, message: 'Is it quiet?' })

  await turn(second, 'visible')
  await expect(bell(second)).toHaveAccessibleName(/1/)
  await expect.poll(() => listeners().map(each => each === second)).toEqual([true])
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await turn(page, 'visible')
  await expect(bell(page)).toHaveAccessibleName(/1/)
  expect(streams.size).toBe(1)
})
