import { expect, test } from 'bun:test'
import { mountSmallDisk, removeDisk } from '@portal/server/test/small-disk'
import { root } from './root.ts'
import { startProblem } from './start-problem.ts'

const dataDir = '/srv/portal-data'
const sentence = (folder: string) =>
  new Error(`The disk that holds ${folder} is full: free about 2 GB and try again.`)
const wrapped = (reason: string) => new Error('Failed query: insert into homes', { cause: new Error(reason) })

test.each([
  [
    'a table that does not grow',
    wrapped('could not extend file "base/5/1": No space left on device'),
    dataDir,
  ],
  [
    'a copy of a release',
    new Error(`ENOSPC: no space left on device, copyfile '${root}/a' -> '${dataDir}/b'`),
    dataDir,
  ],
  [
    'a package that is built',
    `mf-ai could not be built.\n\n${'× ENOSPC\n'.repeat(25)} in ${root}/mf-ai/dist`,
    root,
  ],
])('a full disk is one sentence that names its folder: %s', async (_, thrown, folder) => {
  expect(await startProblem(thrown, { dataDir })).toEqual(sentence(folder))
})

const disk = await mountSmallDisk(1)

test.if(disk !== undefined)(
  'the full disk is named, not the disk of the program that reports it',
  async () => {
    const folder = disk ?? ''
    const thrown = new Error(
      `its first paints cannot be drawn: ENOSPC, write\n  at ${root}/draw-first-paints.ts:53`,
    )
    const trouble = await startProblem(thrown, { dataDir: folder })
    await removeDisk(folder)
    expect(trouble).toEqual(sentence(folder))
  },
)

test("a remote database's full disk is not taken for ours", async () => {
  const thrown = wrapped('could not extend file "base/5/1": No space left on device')
  const databaseUrl = 'postgres://portal@10.0.0.5/homes'
  expect(await startProblem(thrown, { dataDir, databaseUrl })).toEqual(
    sentence('the database that DATABASE_URL names'),
  )
})

test('errors that have nothing to do with a disk stay unchanged', async () => {
  const thrown = new Error('Port 3000 is in use: permission denied for database postgres, CONNECTION_CLOSED')
  expect(await startProblem(thrown, { dataDir })).toBe(thrown)
})
