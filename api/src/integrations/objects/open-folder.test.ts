import { afterAll, expect, test } from 'bun:test'
import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openFolder } from './open-folder.ts'

const folder = await mkdtemp(join(tmpdir(), 'folder-'))
afterAll(() => rm(folder, { recursive: true }))

test('a process that is killed while it writes leaves whole objects only, and all that it said it wrote', async () => {
  const kept = join(folder, 'killed')
  const size = 300_000
  const program = fileURLToPath(new URL('../../../test/writing-process.ts', import.meta.url))
  const said: string[] = []
  for (let round = 0; round < 5; round += 1) {
    const writer = Bun.spawn([process.execPath, program, kept, `${size}`], { stdout: 'pipe' })
    let lines = ''
    for await (const chunk of writer.stdout) {
      lines += new TextDecoder().decode(chunk)
      if (lines.split('\n').length > 3 + round) writer.kill('SIGKILL')
    }
    said.push(...lines.split('\n').slice(0, -1))
  }
  const listed = await Array.fromAsync(openFolder(kept).list())
  expect(listed.map(object => object.size)).toEqual(listed.map(() => size))
  const keys = listed.map(({ key }) => key)
  expect(said.filter(key => !keys.includes(key))).toEqual([])
  expect(said.length).toBeGreaterThan(5)
})

test('other people of the machine cannot read it', async () => {
  const kept = join(folder, 'closed')
  await openFolder(kept).write('papers/one', new Uint8Array([1]), 'new')
  const modes = await Promise.all(
    ['', 'papers', 'papers/one'].map(async name => (await stat(join(kept, name))).mode & 0o077),
  )
  expect(modes).toEqual([0, 0, 0])
})

test('what a killed process was writing is removed by a later one, and not what another is writing now', async () => {
  const kept = join(folder, 'unfinished')
  await mkdir(kept)
  const longAgo = new Date(Date.now() - 7_200_000)
  for (const name of ['.new-killed', '.new-now']) await Bun.write(join(kept, name), 'half')
  await utimes(join(kept, '.new-killed'), longAgo, longAgo)
  await openFolder(kept).write('papers/one', new Uint8Array([1]), 'new')
  expect((await readdir(kept)).sort()).toEqual(['.new-now', 'papers'])
})
