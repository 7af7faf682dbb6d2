import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { freePort } from '../../packages/server/test/free-port.ts'
import { phoneWidth } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { Header } from '../pages/header.ts'
import { endPatience, endWaits, holdTimers } from '../patience.ts'
import { resize } from '../resize.ts'
import { expectUncovered } from '../uncovered.ts'

const root = join(import.meta.dirname, '../..')
const app = 'mf-tenant'
/** How often an open tab checks (shell/src/open-tab). */
const lookEveryMs = 60_000

/** It calls saved homes kept ones. */
const buildNext = `
import { buildChanged } from ${JSON.stringify(join(root, 'packages/releases/test/changed-app.ts'))}
import { pack } from ${JSON.stringify(join(root, 'packages/releases/store/archive.ts'))}
const rename = text => text.replaceAll('Saved homes', 'Kept homes')
const changed = { 'src/saved/saved-skeleton.tsx': rename }
await pack((await buildChanged(changed)).folder, process.argv.at(-1), ['types'])
process.exit(0)
`

// Needs the portal's store: page servers with their own copy of it, so that no other story sees the release.
test.use({ expectedComplaints: [/404|503|is missing/] })

test.describe('a release into a running portal', { tag: '@own-portal' }, () => {
  test.describe.configure({ mode: 'default' })

  let dataDir: string
  let origin: string
  const closers: (() => Promise<unknown>)[] = []

  /** Returns once the page servers have adopted the change. */
  const command = async (...words: string[]) => {
    const { stdout } = await promisify(execFile)('bun', ['scripts/releases.ts', ...words, '--json'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
    })
    const outcome = JSON.parse(stdout)
    const revision = async () => (await (await fetch(`${origin}/registry.json`)).json()).revision
    await expect.poll(revision).toBe(outcome.revision)
    return outcome
  }
  const released = async (): Promise<{ shell: unknown; apps: Record<string, unknown> }> =>
    JSON.parse(await readFile(join(dataDir, 'releases/registry.json'), 'utf8'))

  test.beforeAll(async () => {
    test.setTimeout(600_000) // it builds an app
    dataDir = await mkdtemp(join(tmpdir(), 'rental-portal-released-'))
    closers.push(() => rm(dataDir, { recursive: true, force: true }))
    await cp(join(process.env.E2E_DATA_DIR ?? '', 'releases'), join(dataDir, 'releases'), { recursive: true })
    const port = String(await freePort())
    origin = `http://localhost:${port}`
    const pages = spawn('bun', [join(root, 'shell/server/main.ts')], {
      cwd: root,
      stdio: 'ignore',
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: port,
        API_URL: `http://localhost:${process.env.E2E_PORT}`,
      },
    })
    closers.unshift(async () => {
      pages.kill()
      await once(pages, 'exit')
    })
    const isReady = () =>
      fetch(`${origin}/registry.json`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isReady).toBe(true)
    await promisify(execFile)('bun', ['-e', buildNext, join(dataDir, 'next.tgz')], { cwd: root })
  })
  test.afterAll(async () => {
    for (const close of closers) await close()
  })

  const headingOf = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words })

  const typedIn = (page: Page) => page.getByRole('contentinfo').getByRole('textbox')
  const typed = 'not.sent.yet@example.com'

  const openTab = async (page: Page) => {
    await holdTimers(page)
    await page.goto(`${origin}/maintenance/requests`)
    await expect(page.getByText('Total Requests')).toBeVisible()
  }

  const noticeOn = (page: Page) => page.getByText('This page has been updated.')
  const hear = (page: Page) =>
    expect(async () => {
      await endWaits(page, lookEveryMs)
      await expect(noticeOn(page)).toBeVisible({ timeout: 1000 })
    }).toPass()

  test('an open tab keeps its version until it is reloaded, with what was typed; a rollback and switching off show at once', async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs('tenant')
    await openTab(page)
    const before = await released()

    const { version, previous } = await command('release', app, '--from', join(dataDir, 'next.tgz'))
    const after = await released()
    const others = ({ shell, apps: { [app]: _, ...rest } }: typeof after) => JSON.stringify([shell, rest])
    expect(others(after)).toBe(others(before))

    const paths: string[] = []
    page.on('request', request => paths.push(new URL(request.url()).pathname))
    await new Header(page).goTo('Saved')
    await expect(headingOf(page, 'Saved homes')).toBeVisible()
    expect(paths.filter(path => path.startsWith(`/apps/${app}/files/`)).length).toBeGreaterThan(0)
    expect(paths.filter(path => path.includes(version))).toEqual([])

    await hear(page)
    await typedIn(page).fill(typed)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(noticeOn(page)).toHaveCount(0)
    await expect(headingOf(page, 'Kept homes')).toBeVisible()
    await expect(typedIn(page)).toHaveValue(typed)

    expect(await command('rollback', app)).toMatchObject({ version: previous[0], previous: [version] })
    const tab = await context.newPage()
    const show = async () => (await tab.goto(`${origin}/saved`))?.status()
    expect(await show()).toBe(200)
    await expect(headingOf(tab, 'Saved homes')).toBeVisible()

    await command('disable', app)
    expect(await show()).toBe(503)
    const off = headingOf(tab, 'This part is switched off for now')
    await expect(off).toBeVisible()
    await tab.getByRole('link', { name: 'Back to home' }).click()
    await expect(tab).toHaveURL(`${origin}/`)
    await expect(off).toHaveCount(0)
    await tab.goBack()
    await expect(off).toBeVisible()

    await command('enable', app)
    expect(await show()).toBe(200)
    await expect(headingOf(tab, 'Saved homes')).toBeVisible()
  })

  // Short: the release above.
  test('an open tab notices a rollback and a disabled app', { tag: '@long' }, async ({ page, signInAs }) => {
    await signInAs('tenant')
    await command('release', app, '--from', join(dataDir, 'next.tgz'))
    await openTab(page)
    await resize(page, phoneWidth, 740)
    await command('rollback', app)
    await hear(page)
    await expectUncovered(page, 'by the notice')
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(noticeOn(page)).toHaveCount(0)
    await command('disable', app)
    await hear(page)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(headingOf(page, 'This part is switched off for now')).toBeVisible()
    await expect(page).toHaveTitle(/^Switched off for now/)
    await command('enable', app)
  })

  // Short: the release above, and shell/src/open-tab/missing-file.test.ts.
  test('a tab whose next page no longer exists reloads once, and keeps what was typed', {
    tag: '@long',
  }, async ({ page, signInAs }) => {
    await signInAs('tenant')
    const isFollowing = page.waitForResponse('**/apps/shell/files/on-demand-open-tab*')
    await openTab(page)
    // The page can preload the code.
    await page.route(`**/apps/${app}/files/**`, route => route.fulfill({ status: 404 }))
    await isFollowing
    await typedIn(page).fill(typed)
    let pages = 0
    page.on('request', request => {
      if (request.isNavigationRequest()) pages += 1
    })
    await command('release', app, '--from', join(dataDir, 'next.tgz'))
    await new Header(page).goTo('Saved')
    await expect.poll(() => pages).toBe(1)
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(async () => {
      // Belongs to a page without a first frame.
      await endPatience(page, 5000)
      await expect(typedIn(page)).toHaveValue(typed, { timeout: 500 })
    }).toPass()
    await expect(page).toHaveTitle(/^We couldn’t show this page/)
    expect(pages).toBe(1)
    await page.unroute(`**/apps/${app}/files/**`)
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(headingOf(page, 'Kept homes')).toBeVisible()
    await expect(page).toHaveTitle(/^Kept homes/)
    await command('rollback', app)
  })
})
