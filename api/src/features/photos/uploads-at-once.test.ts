import { expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { onlyInLong } from '@portal/server/test/length'
import { openTestApp } from '../../../test/test-app.ts'
import { pictureOf } from '../../../test/uploads.ts'
import { withPixels } from '../../platform/uploads/read-picture.ts'

test('of many uploads at once, two have their pixels in memory', async () => {
  let most = 0
  let now = 0
  const two = Promise.withResolvers<void>()
  const work = async () => {
    now += 1
    most = Math.max(most, now)
    if (now === 2) two.resolve()
    await two.promise
    await Bun.sleep(1)
    now -= 1
  }
  const file = new Uint8Array(await pictureOf(20, 20))
  const picture = { file, maxSizePx: 20, notAPicture: 'Not a picture' }
  await Promise.all(
    ['one', 'other'].flatMap(person => Array.from({ length: 3 }, () => withPixels(person, picture, work))),
  )
  expect(most).toBe(2)
})

test('pixels are freed once a picture is made, without waiting for the garbage collector', async () => {
  const file = new Uint8Array(await pictureOf(20, 20))
  const { data } = await withPixels(
    'one',
    { file, maxSizePx: 20, notAPicture: 'Not a picture' },
    async picture => {
      expect(picture.data.byteLength).toBe(20 * 20 * picture.info.channels)
      return picture
    },
  )
  expect(data.byteLength).toBe(0)
})

/** Five pictures each, of 8 MB of pixels; if they wait for the garbage collector, they take more. */
const [people, bound] = [5, 200_000_000]

onlyInLong(() => {
  test('many uploads at once take little more memory than two', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'at-once-'))
    const { url, signUp } = await openTestApp()
    const program = fileURLToPath(new URL('../../../test/uploading-process.ts', import.meta.url))
    const startScript = fileURLToPath(new URL('../../../../scripts/with-bun.sh', import.meta.url))
    const [, setting, value] = /^export (MALLOC_\w+)=(\d+)$/m.exec(await Bun.file(startScript).text()) ?? []
    const server = Bun.spawn(
      [process.execPath, program, url, JSON.stringify({ folder }), 'never', '0', '4'],
      {
        stdout: 'pipe',
        env: { ...process.env, [setting ?? '']: value },
      },
    )
    const output = await server.stdout.getReader().read()
    const address = new TextDecoder().decode(output.value).trim()
    const memory = async () => Number(await (await fetch(new URL('/memory', address))).text())
    const file = new Uint8Array(await pictureOf(2000, 1500))
    const send = (cookie = '') =>
      fetch(new URL(`${photoEndpoints.upload.path}?purpose=avatar`, address), {
        method: 'POST',
        body: file,
        headers: { cookie },
      })
    const cookies = await Promise.all(
      Array.from({ length: people }, async () => (await signUp('tenant')).cookie),
    )
    await Promise.all([send(cookies[0]), send(cookies[0])]) // loads all that two pictures at once need
    const before = await memory()
    let most = before
    const watching = setInterval(async () => {
      most = Math.max(most, await memory().catch(() => 0))
    }, 50)
    const sent = cookies.flatMap(cookie => Array.from({ length: 5 }, () => send(cookie)))
    const statuses = new Set((await Promise.all(sent)).map(({ status }) => status))
    clearInterval(watching)
    server.kill('SIGKILL')
    await rm(folder, { recursive: true })
    statuses.delete(503) // a busy machine refuses what waits too long
    expect([...statuses]).toEqual([201])
    expect(most - before).toBeLessThan(bound)
  }, 180_000)
})
