// A developer or tester sees the running portal with one app from another origin, and finds the way back.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'

const origin = `http://localhost:${process.env.E2E_APP_PORT}`
let app: ChildProcess

// One worker for both: they share the server of the app.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  app = spawn('bun', ['run', '../shared-ui/federation/serve.ts', String(process.env.E2E_APP_PORT)], {
    cwd: join(import.meta.dirname, '../../mf-tenant'),
    stdio: 'ignore',
    env: { ...process.env, PORTAL_URL: `http://localhost:${process.env.E2E_PORT}` },
  })
  await expect
    .poll(
      () =>
        fetch(`${origin}/remote-entry.js`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 90_000 },
    )
    .toBe(200)
})

test.afterAll(async () => {
  app.kill()
  await once(app, 'exit')
})

test('an app from an allowed origin is shown with a banner, kept for the next page, and reset', async ({
  page,
  signInAs,
}) => {
  await signInAs('demonstration tenant')
  await page.goto(`/maintenance/requests?mf=mf-tenant@${origin}`)
  const banner = page.getByText(`It takes mf-tenant from ${origin}.`)
  await expect(page.getByText('Total Requests')).toBeVisible()
  await expect(banner).toBeVisible()

  const loaded = page.waitForResponse(`${origin}/remote-entry.js`)
  await page.goto('/maintenance/requests')
  await loaded
  await expect(banner).toBeVisible()

  await page.getByRole('button', { name: 'Reset overrides' }).click()
  await expect(page.getByText('Total Requests')).toBeVisible()
  await expect(banner).toBeHidden()
})

test('an origin that the server does not name is not asked', async ({ page, signInAs }) => {
  await signInAs('demonstration tenant')
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).origin))
  await page.goto('/maintenance/requests?mf=mf-tenant@http://localhost:1')
  await expect(page.getByText('Total Requests')).toBeVisible()
  expect(asked).not.toContain('http://localhost:1')
})
