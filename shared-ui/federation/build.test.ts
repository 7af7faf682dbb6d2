import { expect, test } from 'bun:test'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackage } from './build.ts'
import { releaseFile } from './names.ts'

const root = join(import.meta.dirname, '../..')

/** A copy of an app, next to the others so that it finds the same packages. */
const withCopy = async (work: (directory: string) => Promise<void>) => {
  const directory = mkdtempSync(join(root, '.mf-copy-'))
  try {
    cpSync(join(root, 'mf-tenant'), directory, {
      recursive: true,
      filter: path => !/\/(dist|node_modules)$/.test(path),
    })
    await work(directory)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

test('two builds of the same sources at once leave one whole version and nothing half-finished', async () => {
  await withCopy(async directory => {
    const [first, second] = await Promise.all([buildPackage(directory), buildPackage(directory)])
    expect(first.version).toBe(second.version)
    expect(readdirSync(join(directory, 'dist'))).toEqual([first.version])
    expect(existsSync(join(directory, 'dist', first.version, releaseFile))).toBe(true)
  })
}, 60_000)

test('an unchanged package is not built again; a changed source makes another version', async () => {
  await withCopy(async directory => {
    const first = await buildPackage(directory)
    expect((await buildPackage(directory)).isNew).toBe(false)
    await Bun.write(join(directory, 'src/more.ts'), 'export const more = 1\n')
    const changed = await buildPackage(directory)
    expect(changed.isNew).toBe(true)
    expect(changed.version).not.toBe(first.version)
  })
}, 60_000)

test('a broken source says what is wrong and leaves no version behind', async () => {
  await withCopy(async directory => {
    await Bun.write(
      join(directory, 'src/routes.tsx'),
      "import './nowhere.ts'\nexport const Routes = () => null\n",
    )
    await expect(buildPackage(directory)).rejects.toThrow('./nowhere.ts')
    expect(readdirSync(join(directory, 'dist'))).toEqual([])
  })
}, 60_000)
