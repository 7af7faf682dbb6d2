import { expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findAffectedTests } from './affected-tests.ts'

const repositoryOf = async (files: Record<string, string>) => {
  const folder = await mkdtemp(join(tmpdir(), 'affected-'))
  const write = async (more: Record<string, string>) => {
    for (const [path, text] of Object.entries(more)) await Bun.write(join(folder, path), text)
  }
  const git = (...words: string[]) =>
    Bun.spawnSync(['git', '-c', 'user.name=Alex', '-c', 'user.email=alex@example.org', ...words], {
      cwd: folder,
    })
  await write(files)
  for (const words of [
    ['init', '-q'],
    ['add', '-A'],
    ['commit', '-qm', 'All'],
  ])
    git(...words)
  return { folder, write }
}

const folders = ['packages/one', 'mf-two', 'scripts']

test('only tests that a changed file reaches by imports are affected, and all of a folder whose other files changed', async () => {
  const { folder, write } = await repositoryOf({
    'packages/one/price.ts': 'export const price = 1',
    'packages/one/price.test.ts': "import './price.ts'",
    'packages/one/other.test.ts': 'export {}',
    'mf-two/page.tsx': "import '../packages/one/price.ts'",
    'mf-two/page.test.tsx': "import './page.tsx'",
    'scripts/start.test.ts': 'export {}',
    'README.md': 'Read me',
  })
  const affected = () => findAffectedTests('HEAD', folders, folder)
  const nothing = await affected()
  expect([...folders.map(nothing.in), nothing.stories]).toEqual([[], [], [], false])

  await write({ 'packages/one/price.ts': 'export const price = 2' })
  const price = await affected()
  expect(folders.map(price.in)).toEqual([['./price.test.ts'], ['./page.test.tsx'], []])
  expect(price.stories).toBe(true)

  await write({ 'README.md': 'Read this', 'mf-two/style.css': '' })
  expect(folders.map((await affected()).in)).toEqual([['./price.test.ts'], undefined, undefined])
  await rm(folder, { recursive: true })
})

test('a commit that does not exist is named', async () => {
  await expect(findAffectedTests('nowhere', folders)).rejects.toThrow('nowhere')
})
