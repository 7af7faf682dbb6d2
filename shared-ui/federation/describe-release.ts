// Describes a finished build for its release.json.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react'
import * as z from 'zod/mini'
import type { AppPage } from '../src/platform/app-page.tsx'
import { drawAhead } from './draw-ahead.ts'
import { appExpose, drawnAheadFile, manifestFile, onDemandPrefix } from './names.ts'
import { Route } from './registry.ts'
import { type Release, shellApi } from './release.ts'
import { sharedVersions } from './sharing.ts'

/** The parts of the federation plugin's manifest that are read. */
const Manifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(
    z.object({ name: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) }),
  ),
})

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const integrityOf = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`

/** What an app's src/routes.tsx exports for this. */
interface DrawnAhead {
  pages: AppPage[]
  StaticRouter: ComponentType<{ location: string; children: ReactNode }>
}

const firstPaintOf = async (page: AppPage): Promise<ReactElement> => {
  if (page.firstPaint) return page.firstPaint
  if (page.drawnFor) return createElement(await page.drawnFor.visitor())
  return createElement('load' in page ? await page.load() : page.component)
}

const drawFirstPaints = async ({ pages, StaticRouter }: DrawnAhead): Promise<Release['firstPaint']> => {
  const drawn: Release['firstPaint'] = {}
  for (const page of pages) {
    const draw = (children: ReactElement) =>
      drawAhead(createElement(StaticRouter, { location: page.path, children }))
    drawn[page.path] = {
      ...draw(await firstPaintOf(page)),
      ...(page.drawnFor && { forPerson: draw(createElement(await page.drawnFor.person())) }),
    }
  }
  return drawn
}

type Named = Pick<Release, 'name' | 'version'>

/** The shell's first frame needs all of its scripts but those on demand; it has no routes of its own. */
export const describeShell = (named: Named, outputPath: string): Release => ({
  ...named,
  shared: sharedVersions(),
  integrity: '',
  routes: [],
  shellApi: '*',
  preload: readdirSync(outputPath).filter(file => file.endsWith('.js') && !file.startsWith(onDemandPrefix)),
  firstPaint: {},
})

/** Throws for a page or a manifest with an error. */
export const describeApp = async (named: Named, outputPath: string): Promise<Release> => {
  const manifestPath = join(outputPath, manifestFile)
  const manifest = Manifest.parse(readJson(manifestPath))
  const drawn: DrawnAhead = await import(join(outputPath, drawnAheadFile))
  const app = manifest.exposes.find(expose => expose.name === appExpose)
  return {
    ...named,
    shared: sharedVersions(),
    routes: z.array(Route).parse(drawn.pages),
    shellApi,
    integrity: integrityOf(manifestPath),
    preload: [manifest.metaData.remoteEntry.name, ...(app?.assets.js.sync ?? [])],
    firstPaint: await drawFirstPaints(drawn),
  }
}
