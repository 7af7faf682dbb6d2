import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { passOn } from './pass-on.ts'

let isStreamClosed = false

const api = Bun.serve({
  port: 0,
  fetch: request => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/stream')
      return new Response(
        new ReadableStream({
          start: controller => controller.enqueue(': hello\n\n'),
          cancel: () => {
            isStreamClosed = true
          },
        }),
      )
    if (pathname === '/api/unread') return new Response('Too large', { status: 413 })
    if (pathname === '/api/upload')
      return request.bytes().then(bytes => new Response(String(Bun.hash(bytes))))
    if (pathname === '/api/packed')
      return new Response(Bun.gzipSync('packed'), { headers: { 'content-encoding': 'gzip' } })
    if (pathname === '/api/photo') {
      const headers = { etag: '"one"', 'cache-control': 'private, no-store' }
      const isKnown = request.headers.get('if-none-match') === '"one"'
      return isKnown ? new Response(null, { status: 304, headers }) : new Response('a photo', { headers })
    }
    if (pathname === '/api/broken')
      return new Response(
        new ReadableStream({
          start: controller => controller.enqueue('the first part'),
          pull: controller => Bun.sleep(50).then(() => controller.error()),
        }),
      )
    if (pathname === '/api/elsewhere') return Response.redirect('https://elsewhere.example/', 302)
    return new Response(`${request.method} ${request.headers.get('x-forwarded-for')}`, {
      headers: { 'set-cookie': 'session=1; HttpOnly' },
    })
  },
})
const pages: Bun.Server<undefined> = Bun.serve({
  port: 0,
  fetch: request => passOn(api.url.href, () => '10.0.0.1')(request),
})
afterAll(async () => {
  await Promise.all([api.stop(true), pages.stop(true)])
})

const get = (path: string, init: RequestInit = {}) => fetch(new URL(path, pages.url), init)

test("a call and its answer go through unchanged, with the sender's address appended", async () => {
  const response = await get('/api/favourites', {
    method: 'DELETE',
    headers: { 'x-forwarded-for': '203.0.113.5' },
  })
  expect(await response.text()).toBe('DELETE 203.0.113.5, 10.0.0.1')
  expect(response.headers.get('set-cookie')).toBe('session=1; HttpOnly')
  expect(await (await get('/api/packed')).text()).toBe('packed')
  expect((await get('/api/elsewhere', { redirect: 'manual' })).headers.get('location')).toBe(
    'https://elsewhere.example/',
  )
})

const large = new Uint8Array(12_000_000).map((_, index) => index * 7)

test('a file goes through as it is', async () => {
  const response = await get('/api/upload', { method: 'POST', body: large })
  expect(await response.text()).toBe(String(Bun.hash(large)))
})

test('a refusal of a file that the API does not read to its end reaches the browser', async () => {
  for (let round = 0; round < 20; round += 1) {
    const response = await get('/api/unread', { method: 'POST', body: large })
    expect([response.status, await response.text()]).toEqual([413, 'Too large'])
  }
})

test('a photo that the browser has is not sent again', async () => {
  const first = await get('/api/photo')
  const etag = first.headers.get('etag') ?? ''
  expect([first.status, await first.text()]).toEqual([200, 'a photo'])
  const again = await get('/api/photo', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', '"one"'])
  expect(again.headers.get('cache-control')).toBe('private, no-store')
})

test('a download that the API breaks off does not end as if it were whole', async () => {
  // In its own process, because Bun prints why the answer was cut.
  const program = `
    import { passOn } from ${JSON.stringify(join(import.meta.dirname, 'pass-on.ts'))}
    const pass = passOn(${JSON.stringify(api.url.href)}, () => '10.0.0.1')
    console.log(Bun.serve({ port: 0, fetch: request => pass(request) }).url.href)`
  const child = Bun.spawn([process.execPath, '-e', program], { stdout: 'pipe', stderr: 'pipe' })
  const { value } = await child.stdout.getReader().read()
  const response = await fetch(new URL('/api/broken', new TextDecoder().decode(value).trim()))
  await expect(response.text()).rejects.toThrow()
  child.kill()
  expect(await new Response(child.stderr).text()).toContain('ECONNRESET')
})

test('a stream that the browser leaves is closed at the API', async () => {
  const leave = new AbortController()
  const { body } = await get('/api/stream', { signal: leave.signal })
  await body?.getReader().read()
  leave.abort()
  for (let tries = 0; tries < 100 && !isStreamClosed; tries += 1) await Bun.sleep(20)
  expect(isStreamClosed).toBe(true)
})

test("an API that cannot be reached is a 503 in the API's form", async () => {
  const response = await passOn(
    'http://localhost:1',
    () => '10.0.0.1',
  )(new Request('http://localhost/api/favourites'))
  expect(response.status).toBe(503)
  expect((await response.json()).error).toMatchObject({
    code: 'not_now',
    message: 'The portal cannot be reached right now.',
  })
})
