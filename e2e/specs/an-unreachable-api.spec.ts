import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'

let isAway = false
let api: Server
let pages: ChildProcess
let origin: string

// Left out elsewhere, because the API is cut off from page servers in front of it.
/** Behind a proxy that can be closed, with separate page servers in front. */
test.beforeAll(async () => {
  api = createServer((incoming, answer) => {
    if (isAway) return void answer.writeHead(503).end('{}')
    const { method, url, headers } = incoming
    const outgoing = request({ port: process.env.E2E_PORT, method, path: url, headers }, response => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    incoming.pipe(outgoing)
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  const { port } = api.address() as AddressInfo
  pages = spawn('bun', [join(import.meta.dirname, '../../shell/server/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      API_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: process.env.E2E_DATA_DIR,
    },
  })
  for await (const chunk of pages.stdout ?? []) {
    origin = /http:\/\/localhost:\d+/.exec(String(chunk))?.[0] ?? ''
    if (origin) break
  }
})

test.afterAll(async () => {
  api.closeAllConnections()
  api.close()
  pages.kill()
  await once(pages, 'exit')
})

test.use({ expectedComplaints: [/503|401/] })

const unreachable = 'We can’t reach the portal right now. Trying again…'

test('a guarded screen says so and recovers by itself or at a press, public ones keep working, and a session that ended leads to signing in', {
  tag: '@own-portal',
}, async ({ page, context, signInAs }) => {
  await signInAs('tenant')
  await test.step('by itself', async () => {
    isAway = true
    await page.goto(`${origin}/maintenance/requests?status=submitted`)
    await expect(page.getByRole('status').filter({ hasText: unreachable })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Log In' })).toBeHidden()
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeHidden()

    isAway = false
    await expect(page.getByText('Total Requests')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
    await expect(page.getByText(unreachable)).toBeHidden()
    await expect(page).toHaveURL(`${origin}/maintenance/requests?status=submitted`)
  })

  await test.step('at a press', async () => {
    isAway = true
    await page.goto(`${origin}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'AI hub' }).click()
    await expect(page.getByText(unreachable)).toBeVisible()

    isAway = false
    // On a busy machine it can recover by itself before the press.
    await page
      .getByRole('button', { name: 'Try again' })
      .click({ timeout: 5000 })
      .catch(() => undefined)
    await expect(page.getByRole('heading', { name: 'AI Intelligence Hub' })).toBeVisible()
    await expect(page).toHaveURL(`${origin}/ai`)
  })

  await test.step('by signing in', async () => {
    isAway = true
    await page.goto(`${origin}/maintenance/requests`)
    await expect(page.getByText(unreachable)).toBeVisible()
    await context.clearCookies()
    isAway = false
    await expect(page).toHaveURL(`${origin}/auth?next=%2Fmaintenance%2Frequests`)
  })
})
