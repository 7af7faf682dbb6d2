import { afterAll, beforeEach, expect, spyOn, test } from 'bun:test'
import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { registryPath } from '@portal/releases/names'
import { untilTrue } from '@portal/server/test/until-true'
import { samplePage } from '../../test/sample-page.ts'

const { Response: Own, fetch: ownFetch } = globalThis

let live = ''
const server = Bun.serve({
  port: 0,
  fetch: request => {
    const { registry } = samplePage()
    return new URL(request.url).pathname === registryPath
      ? Own.json({ ...registry, shell: { ...registry.shell, version: live } })
      : new Own(null, { status: 404 })
  },
})
GlobalRegistrator.register({ url: server.url.href })
// The simulated window's own fetch cannot read the server's answers.
spyOn(globalThis, 'fetch').mockImplementation(
  Object.assign((path: unknown) => ownFetch(new URL(String(path), server.url)), { preconnect: () => {} }),
)
const { reloadForMissing } = await import('./missing-file.ts')
const { liveVersions } = await import('./releases.ts')
const reload = spyOn(window.location, 'reload').mockImplementation(() => {})
afterAll(async () => {
  await GlobalRegistrator.unregister()
  await server.stop(true)
})

const { registry } = samplePage()
const opened = liveVersions(registry)
const addressOf = (file: string) => new URL(`/apps/shell/files/${file}`, server.url).href

beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
})

test('a missing file reloads the page if another version is live, and not a second time', async () => {
  live = 'another'
  void reloadForMissing(addressOf('one.js'), opened) // it never settles: the page goes away
  await untilTrue(() => reload.mock.calls.length === 1)
  await reloadForMissing(addressOf('one.js'), opened)
  expect(reload).toHaveBeenCalledTimes(1)
  void reloadForMissing(addressOf('two.js'), opened)
  await untilTrue(() => reload.mock.calls.length === 2)
})

test('it does not reload if the version that the page was opened with is still live', async () => {
  live = registry.shell.version
  await reloadForMissing(addressOf('one.js'), opened)
  expect(reload).not.toHaveBeenCalled()
})

test('it does not reload if the tab has no storage to note it in', async () => {
  live = 'another'
  const storage = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage') ?? {}
  const refuse = () => {
    throw new DOMException('It is switched off.', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: refuse })
  await reloadForMissing(addressOf('one.js'), opened)
  Object.defineProperty(globalThis, 'sessionStorage', storage)
  expect(reload).not.toHaveBeenCalled()
})
