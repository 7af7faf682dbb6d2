// The shell and one app, really built, in their own store.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inTurn } from '@portal/server/in-turn'
import { type Artifact, integrityOf } from '../artifact.ts'
import { type Built, buildPackage } from '../build/build.ts'
import { buildPackages } from '../build/build-packages.ts'
import { publish } from '../commands/publish.ts'
import { drawnAheadFile, entryFileOf, manifestFile } from '../names.ts'
import { openReleaseStore } from '../store/release-store.ts'

const root = join(import.meta.dirname, '../../..')

/** Removed when the program ends. */
export const newDataDir = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'releases-'))
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

/** To a folder whose registry does not name them yet. */
export const copyVersions = (from: string, to: string, names: string[]): void => {
  for (const name of names)
    cpSync(join(from, 'releases', name), join(to, 'releases', name), { recursive: true, force: false })
}

const patienceMs = 600_000

const publishAllOnce = (dataDir: string): Promise<void> =>
  inTurn(dataDir, patienceMs, async () => {
    if (existsSync(openReleaseStore(dataDir).registryPath)) return
    const { built } = await buildPackages([])
    await publish(dataDir, built)
  })

/**
 * Publishing these versions then takes no compressing and no drawing. A run of all tests publishes them once,
 * into TEST_RELEASES; without it nothing is put there.
 */
export const startWithVersions = async (dataDir: string, names: string[]): Promise<void> => {
  const { TEST_RELEASES } = process.env
  if (!TEST_RELEASES) return
  await publishAllOnce(TEST_RELEASES)
  copyVersions(TEST_RELEASES, dataDir, names)
}

export const releaseShellAnd = async (name: string) => {
  const dataDir = newDataDir()
  const shell = await buildPackage(join(root, 'shell'))
  const app = await buildPackage(join(root, name))
  await startWithVersions(dataDir, [shell.name, app.name])
  await publish(dataDir, [shell, app])
  return { dataDir, shell, app, store: openReleaseStore(dataDir) }
}

export const copyOf = (released: { dataDir: string }) => {
  const dataDir = newDataDir()
  cpSync(released.dataDir, dataDir, { recursive: true })
  return { dataDir, store: openReleaseStore(dataDir) }
}

export const releaseShellAndTenant = async () => {
  const { app, ...released } = await releaseShellAnd('mf-tenant')
  return { ...released, tenant: app }
}

/**
 * It differs in its name, and by `change` in the code that draws it; `more` is the text of an additional
 * file, `more.js`; `needs` replaces that part of its manifest.
 */
export const anotherVersion = async (
  built: Built,
  version: string,
  change: (text: string) => string = text => text,
  more?: string,
  needs: Partial<Artifact['portal']> = {},
): Promise<Built> => {
  const folder = join(newDataDir(), version)
  cpSync(built.folder, folder, { recursive: true })
  const edit = async (file: string, work: (text: string) => string) => {
    const text = work(await Bun.file(join(folder, file)).text())
    await Bun.write(join(folder, file), text)
    return text
  }
  const entryFile = entryFileOf(built.name)
  const entry = await edit(entryFile, text => `${text}\n// ${version}`)
  const drawnAhead = await edit(drawnAheadFile, change)
  if (more !== undefined) await Bun.write(join(folder, 'files/more.js'), more)
  await edit(manifestFile, text => {
    const manifest = JSON.parse(text)
    Object.assign(manifest.portal, needs, { version })
    manifest.portal.files[entryFile] = integrityOf(entry)
    manifest.portal.drawnAhead = integrityOf(drawnAhead)
    if (more !== undefined) manifest.portal.files['files/more.js'] = integrityOf(more)
    return JSON.stringify(manifest)
  })
  return { ...built, version, folder }
}
