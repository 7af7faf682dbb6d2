import { statSync } from 'node:fs'
import { shellName } from '@portal/releases/names'
import type { Registry } from '@portal/releases/registry'
import { compressedPath } from '@portal/releases/store/compressed-names'
import type { ReleaseStore } from '@portal/releases/store/release-store'
import type { RouteFile, RouteFiles } from '../seam/route-files.ts'
import { readReleases } from './draw-page.ts'
import { addressOf, integrityOf, routeScripts, type Script } from './page-scripts.ts'

const sizeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.size

const bytesOf = (store: ReleaseStore, { release: { name, version }, file }: Script): number => {
  const path = store.pathOf(name, version, file)
  return sizeOf(compressedPath(path, 'br')) ?? sizeOf(path) ?? 0
}

/** Throws when the shell's release cannot be read; an app whose release cannot be read is left out. */
export const routeFilesOf = (store: ReleaseStore, registry: Registry): RouteFiles => {
  const shell = store.readRelease(shellName, registry.shell.version)
  const places = new Map<string, number>()
  const files: RouteFile[] = []
  const placeOf = (script: Script): number => {
    const address = addressOf(script)
    const known = places.get(address)
    if (known !== undefined) return known
    places.set(address, files.length)
    return files.push([address, integrityOf(script), bytesOf(store, script)]) - 1
  }
  return {
    shell: shell.version,
    apps: Object.fromEntries(
      Array.from(readReleases(store, registry).values(), app => [
        app.name,
        {
          version: app.version,
          routes: Object.fromEntries(
            app.routes.map(({ path }) => [path, routeScripts(shell, app, path).map(placeOf)]),
          ),
        },
      ]),
    ),
    files,
  }
}
