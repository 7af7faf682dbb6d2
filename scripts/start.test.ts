import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { howMany, onlyInLong } from '@portal/server/test/length'
import { mountSmallDisk, removeDisk } from '@portal/server/test/small-disk'
import { captureCommand } from './capture-command.ts'

const start = (env: Record<string, string>) =>
  captureCommand([process.execPath, join(import.meta.dir, 'start.ts')], { env: { PORT: '0', ...env } })

test('a DATABASE_URL that does not answer is one sentence without the password', async () => {
  const { succeeded, output } = await start({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/homes' })
  const [, ...sentences] = output.trim().split('\n').sort()
  expect(sentences).toHaveLength(1)
  expect(output).toContain('The database homes at 127.0.0.1:1 that DATABASE_URL names does not answer')
  expect(output).not.toContain('secret')
  expect(succeeded).toBe(false)
})

test('an unusable DATA_DIR is one sentence that names it', async () => {
  const { succeeded, output } = await start({ DATA_DIR: '/dev/null/data', DATABASE_URL: '' })
  expect(output).toContain('The database could not be made in /dev/null/data')
  expect(succeeded).toBe(false)
})

const probe = await mountSmallDisk(1)
if (probe) await removeDisk(probe)

const disks: [when: string, megabytes: number][] = [
  ['while the database is made', 8],
  ['while it gets its tables or is filled', 40],
]

test.if(probe !== undefined).each(disks.slice(0, howMany(1, 2)))(
  'a disk that is full %s is one sentence',
  async (_, megabytes) => {
    const disk = (await mountSmallDisk(megabytes)) ?? ''
    const { succeeded, output } = await start({ DATA_DIR: join(disk, 'data'), DATABASE_URL: '' })
    await removeDisk(disk)
    expect(output.trim().split('\n').sort()).toEqual([
      'Preparing the database…',
      `The disk that holds ${join(disk, 'data')} is full: free about 2 GB and try again.`,
    ])
    expect(succeeded).toBe(false)
  },
  60_000,
)

// Short: packages/server/run-server.test.ts.
onlyInLong(() => {
  test('a port in use is one sentence, before anything else is done', async () => {
    const other = Bun.serve({ port: 0, fetch: () => new Response('other') })
    const port = String(other.port)
    const { succeeded, output } = await start({ PORT: port })
    await other.stop(true)
    expect(output).toMatch(new RegExp(`^Port ${port} is in use: .*\n$`))
    expect(succeeded).toBe(false)
  })
})
