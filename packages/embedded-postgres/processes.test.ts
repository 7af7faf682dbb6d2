import { expect, test } from 'bun:test'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childrenOf, findProcess } from './processes.ts'

test('a process is found by its id, and among its parent’s children, until it has ended, whatever its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'processes-'))
  const program = join(folder, 'a) Z 1 (b')
  await symlink(process.execPath, program)
  const child = Bun.spawn([program, '-e', 'console.log(1); setInterval(() => {}, 1000)'], { stdout: 'pipe' })
  await child.stdout.getReader().read()
  expect(findProcess(child.pid)).toEqual({
    pid: child.pid,
    parent: process.pid,
    state: expect.stringMatching(/^[RSD]/),
    name: 'a) Z 1 (b',
  })
  expect(childrenOf(process.pid)).toContain(child.pid)
  child.kill()
  await child.exited
  expect(findProcess(child.pid)).toBeUndefined()
  expect(childrenOf(process.pid)).not.toContain(child.pid)
  await rm(folder, { recursive: true })
})
