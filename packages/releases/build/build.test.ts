import { afterAll, expect, test } from 'bun:test'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { integrityOf, readArtifact } from '../artifact.ts'
import { buildNoted } from '../test/build-noted.ts'
import { type Built, buildPackage } from './build.ts'

const root = join(import.meta.dirname, '../../..')

const sources = {
  'entry.tsx': "export { pages } from './pages.tsx'\n",
  'pages.tsx': `import { Note } from './note.tsx'

export const pages = [
  { path: '/notes', access: 'anyone', title: 'Notes', component: Note },
  { path: '/more', access: 'anyone', title: 'More', load: async () => (await import('./more.tsx')).More },
]
`,
  'note.tsx': "import styled from 'styled-components'\n\nexport const Note = styled.p`color: green;`\n",
  'more.tsx': "import styled from 'styled-components'\n\nexport const More = styled.p`color: blue;`\n",
}

/** Next to the others, so that it finds the same packages. */
const newApp = (): string => {
  const directory = mkdtempSync(join(root, '.mf-copy-'))
  afterAll(() => rmSync(directory, { recursive: true, force: true }))
  for (const file of ['package.json', 'rspack.config.ts'])
    cpSync(join(root, 'mf-tenant', file), join(directory, file))
  mkdirSync(join(directory, 'src'))
  for (const [file, text] of Object.entries(sources)) writeFileSync(join(directory, 'src', file), text)
  return directory
}

const filesOf = ({ folder }: Built): Record<string, string> => readArtifact(folder).portal.files

const readFiles = async (folder: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(readArtifact(folder).portal.files).map(async file => [
        file,
        await Bun.file(join(folder, file)).text(),
      ]),
    ),
  )

test('of two builds of the same sources at once one is kept, until a word changes', async () => {
  const directory = newApp()
  const builds = () => readdirSync(join(directory, 'dist')).sort()
  const [one, other] = await Promise.all([buildNoted(directory), buildNoted(directory)])
  expect([one.isNew, other.isNew].sort()).toEqual([false, true])
  const first = { ...one, isNew: true }
  expect({ ...other, isNew: true }).toEqual(first)
  expect(builds()).toEqual(['.turn.sqlite', basename(first.folder)])
  expect(readArtifact(first.folder).portal.version).toBe(first.version)

  expect((await buildNoted(directory)).isNew).toBe(false)
  const [damaged = ''] = Object.keys(filesOf(first))
  await Bun.write(join(first.folder, damaged), 'damaged')
  expect(await buildNoted(directory)).toEqual(first)
  const pages = Bun.file(join(directory, 'src/pages.tsx'))
  const styled = Bun.file(join(directory, 'src/note.tsx'))

  await styled.write(`// Shows a note.\n\n${await styled.text()}`)
  const commented = await buildNoted(directory)
  expect(commented).toMatchObject({ isNew: true, version: first.version })
  expect(await readFiles(commented.folder)).toEqual(await readFiles(first.folder))

  await pages.write((await pages.text()).replace('Notes', 'Letters'))
  const changed = await buildNoted(directory)
  expect(changed.version).not.toBe(first.version)
  const kept = Object.keys(filesOf(changed)).filter(file => file in filesOf(first))
  expect(kept.length).toBeGreaterThanOrEqual(Object.keys(filesOf(first)).length / 2)
}, 600_000)

const buildTenant = (): Promise<Built> => buildPackage(join(root, 'mf-tenant'))

test('two versions that set the same names do not interfere: an artifact sets no globals', async () => {
  const { folder } = await buildTenant()
  for (const [file, text] of Object.entries(await readFiles(folder)))
    if (file.startsWith('files/')) expect(text).not.toMatch(/webpackChunk|rspackChunk/)
}, 600_000)

test("the unused parts of a package are not in an app's build", async () => {
  const text = Object.values(await readFiles((await buildTenant()).folder)).join()
  expect(text).toContain('useRoutes() may be used only') // react-router, whose NavLink and Form are unused
  expect(text).not.toMatch(/"aria-current":\w+="page"|isTransitioning:/)
  expect(text).toContain('data-radix-collection-item') // Radix's collection, whose second variant uses an OrderedDict
  expect(text).not.toMatch(/toSpliced\(\.\.\.|"OrderedDict"/)
}, 600_000)

test("the manifest knows the checksum of every file, the list has those of all loaded files, and the entry has the list's", async () => {
  const built = await buildTenant()
  const files = await readFiles(built.folder)
  const [list = ''] = Object.keys(files).filter(file => file.startsWith('files/checksums.'))
  for (const [file, integrity] of Object.entries(filesOf(built))) {
    expect(integrityOf(files[file] ?? '')).toBe(integrity)
    const isListed = file !== 'remote-entry.js' && file !== list
    expect(files[list]?.includes(`"../${file}":"${integrity}"`)).toBe(isListed)
    expect(files['remote-entry.js']?.includes(integrity)).toBe(file === list)
  }
}, 600_000)

test('a broken source fails with the reason and leaves no version behind', async () => {
  const directory = newApp()
  await Bun.write(join(directory, 'src/pages.tsx'), "import './nowhere.ts'\nexport const pages = []\n")
  await expect(buildNoted(directory)).rejects.toThrow('./nowhere.ts')
  expect(readdirSync(join(directory, 'dist'))).toEqual(['.turn.sqlite'])
}, 600_000)
