import { afterAll, expect, test } from 'bun:test'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fingerprint } from './fingerprint.ts'

// In memory, where a folder lists its newest file first.
const inMemory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
const box = realpathSync(mkdtempSync(join(inMemory, 'fingerprint-')))
afterAll(() => rmSync(box, { recursive: true }))

let repositories = 0
const newRepository = () => {
  repositories += 1
  const root = join(box, `repository-${repositories}`)
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const describe = (folder: string, version: string, ...dependencies: string[]) =>
    write(
      `${folder}/package.json`,
      JSON.stringify({
        name: folder.replace('node_modules/', ''),
        version,
        dependencies: Object.fromEntries(dependencies.map(name => [name, '*'])),
      }),
    )
  describe('app', '1.0.0', 'shared')
  describe('shared', '1.0.0', 'installed')
  describe('node_modules/installed', '1.0.0')
  describe('node_modules/unused', '1.0.0')
  describe('other', '1.0.0', 'shared')
  write('app/src/page.ts', 'one')
  write('shared/button.ts', 'one')
  symlinkSync('../shared', join(root, 'node_modules/shared'))
  return { root, write, describe, app: () => fingerprint(join(root, 'app')) }
}

type Repository = ReturnType<typeof newRepository>

test.each<[string, (repository: Repository) => void]>([
  ['a source of its own', ({ write }) => write('app/src/page.ts', 'two')],
  ['the name of a file', ({ write }) => write('app/src/another.ts', '')],
  ['a source of what it depends on', ({ write }) => write('shared/button.ts', 'two')],
  ['the version of its dependency', ({ describe }) => describe('node_modules/installed', '1.0.1')],
])('a fingerprint changes with %s', (_, change) => {
  const repository = newRepository()
  const before = repository.app()
  expect(before).toMatch(/^[0-9a-f]{10}$/)
  change(repository)
  expect(repository.app()).not.toBe(before)
})

test.each<[string, (repository: Repository) => void]>([
  ['a test', ({ write }) => write('app/src/page.test.ts', '')],
  ['what was built', ({ write }) => write('app/dist/page.js', '')],
  ['an unused installed package', ({ describe }) => describe('node_modules/unused', '2.0.0')],
  ['another app', ({ write }) => write('other/src/page.ts', '')],
  ['the repository around it', ({ write }) => write('package.json', '{ "name": "repository" }')],
  [
    'files of an installed package of the same version',
    ({ write }) => write('node_modules/installed/a.js', ''),
  ],
])('a fingerprint does not change with %s', (_, change) => {
  const repository = newRepository()
  const before = repository.app()
  change(repository)
  expect(repository.app()).toBe(before)
})

test('a fingerprint is the same in another folder, even a deeper one', () => {
  const { root, app } = newRepository()
  const copy = join(box, 'a copy/of/it')
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true })
  expect(fingerprint(join(copy, 'app'))).toBe(app())
})

test('a dependency that is not installed is named', () => {
  const { describe, app } = newRepository()
  describe('shared', '1.0.0', 'missing')
  expect(app).toThrow('missing is not installed.')
})

test('a fingerprint is the same in whichever order files were made', () => {
  const [one, other] = [newRepository(), newRepository()]
  const files = ['app/src/list.ts', 'app/src/row.ts', 'app/src/parts/a.ts', 'shared/card.ts']
  for (const file of files) one.write(file, file)
  for (const file of files.toReversed()) other.write(file, file)
  expect(other.app()).toBe(one.app())
})
