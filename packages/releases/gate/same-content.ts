// A version that is another one under a new name: going back from it would change nothing.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Artifact, integrityOf, readArtifact } from '../artifact.ts'
import { drawnAheadFile, entryFileOf, filesFolder, globalNameOf } from '../names.ts'
import type { RegisteredShell } from '../registry.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { Violation } from './violation.ts'

/** A version in an address or in a name of federation's. */
const versions = /\d+[._]\d+[._]\d+[-_][0-9a-f]{10}\b/g

const contentOf = (artifact: Artifact, pathOf: (file: string) => string): string => {
  const { name, version, files, shellApi, api } = artifact.portal
  const entryFile = entryFileOf(name)
  const own = Object.entries(files).filter(
    ([file]) => file.startsWith(`${filesFolder}/`) && !basename(file).startsWith('checksums.'),
  )
  const entry = readFileSync(pathOf(entryFile), 'utf8')
    .replaceAll(globalNameOf(name, version), globalNameOf(name, '0.0.0-0000000000'))
    .replace(versions, '')
    .replace(/checksums\.\w+\.js.*?"sha256-[^"]*"/, '')
  const needs = artifact.shared.map(({ name, version, requiredVersion }) => [name, version, requiredVersion])
  const drawnAhead = integrityOf(readFileSync(pathOf(drawnAheadFile)))
  return integrityOf(JSON.stringify([own.sort(), entry, drawnAhead, needs, shellApi, api]))
}

const storedContent = (store: ReleaseStore, name: string, version: string): string | null => {
  try {
    return contentOf(readArtifact(store.versionFolder(name, version)), file =>
      store.pathOf(name, version, file),
    )
  } catch {
    return null // it can be no version to go back to
  }
}

/** Compared with the live version, the ones before it, and those that were set aside. */
export const sameContent = (
  store: ReleaseStore,
  entry: RegisteredShell | undefined,
  artifact: Artifact,
  pathOf: (file: string) => string,
): Violation[] => {
  if (!entry) return []
  const { name, version } = artifact.portal
  const others = [entry, ...entry.previous, ...entry.aside].filter(one => one.version !== version)
  const content = contentOf(artifact, pathOf)
  const same = others.find(one => storedContent(store, name, one.version) === content)
  if (!same) return []
  const message = `${name} ${version} is ${same.version} under another name, and no way back from it: release ${same.version}, or change something.`
  return [{ clause: 'same-content', message }]
}
