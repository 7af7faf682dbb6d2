import { expect, test } from 'bun:test'
import { apiVersion } from '@portal/contract/api-version'
import { openTestApp } from '../../../test/test-app.ts'
import { createApp } from '../../app.ts'

const { services, close, visitor } = await openTestApp()

test('a process that runs is alive, and ready while its database answers', async () => {
  const [alive, ready] = [await visitor().send('GET', '/healthz'), await visitor().send('GET', '/readyz')]
  expect([alive.status, await alive.json()]).toEqual([200, { status: 'ok', api: apiVersion }])
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }])
})

test('a process that begins to stop gets no more traffic, but is not restarted', async () => {
  const stopping = createApp({ ...services, isStopping: () => true })
  const statusOf = async (path: string) =>
    (await stopping.handle(new Request(`http://localhost${path}`))).status
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])
})

test('without its database a process is alive and reports that it is not ready, without the reason', async () => {
  await close()
  const ready = await visitor().send('GET', '/readyz')
  expect([ready.status, await ready.text()]).toEqual([503, '{"status":"not ready"}'])
  expect((await visitor().send('GET', '/healthz')).status).toBe(200)
})
