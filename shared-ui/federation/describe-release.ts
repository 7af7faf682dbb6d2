// Reads off a finished build what its release.json says.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactElement } from 'react'
import * as z from 'zod/mini'
import { drawAhead } from './draw-ahead.ts'
import { appExpose, drawnAheadFile, manifestFile } from './names.ts'
import { AppDescription, type Release } from './release.ts'
import { sharedVersions } from './sharing.ts'

/** What is read of the manifest that the federation plugin writes. */
const Manifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(
    z.object({ name: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) }),
  ),
})

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const integrityOf = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`

/** Each route's first paint, from what src/first-paint.tsx exports. */
const drawFirstPaint = async (outputPath: string): Promise<Release['firstPaint']> => {
  const file = join(outputPath, drawnAheadFile)
  if (!existsSync(file)) return {}
  const drawn: { firstPaint?: Record<string, ReactElement> } = await import(file)
  return Object.fromEntries(
    Object.entries(drawn.firstPaint ?? {}).map(([path, element]) => [path, drawAhead(element)]),
  )
}

type Named = Pick<Release, 'name' | 'version'>

/** The shell's first frame needs all of its scripts; it has no routes of its own. */
export const describeShell = (named: Named, outputPath: string): Release => ({
  ...named,
  shared: sharedVersions(),
  integrity: '',
  routes: [],
  shellApi: '*',
  preload: readdirSync(outputPath).filter(file => file.endsWith('.js')),
  firstPaint: {},
})

/** `directory` is the app's, with its app.json. Throws for an app.json or a manifest that is not as it should be. */
export const describeApp = async (named: Named, directory: string, outputPath: string): Promise<Release> => {
  const manifestPath = join(outputPath, manifestFile)
  const manifest = Manifest.parse(readJson(manifestPath))
  const app = manifest.exposes.find(expose => expose.name === appExpose)
  return {
    ...named,
    shared: sharedVersions(),
    ...AppDescription.parse(readJson(join(directory, 'app.json'))),
    integrity: integrityOf(manifestPath),
    preload: [manifest.metaData.remoteEntry.name, ...(app?.assets.js.sync ?? [])],
    firstPaint: await drawFirstPaint(outputPath),
  }
}
