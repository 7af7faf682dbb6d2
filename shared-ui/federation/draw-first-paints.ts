// `bun draw-first-paints.ts <artifact> <out>`: draws every page of an app with what the artifact brings, in a process of
// its own, because it runs an app's code. Writes a `Drawn` to the file `out`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType, createElement, ReactElement, ReactNode } from 'react'
import type { AppPage } from '../src/platform/app-page.tsx'
import type { Drawn } from './describe-release.ts'
import type { drawAhead } from './draw-ahead.ts'
import { drawnAheadFile } from './names.ts'

/** What the recipe builds for this: the app's pages, and its own React to draw them with. */
interface DrawnAhead {
  pages: AppPage[]
  StaticRouter: ComponentType<{ location: string; children: ReactNode }>
  drawAhead: typeof drawAhead
  createElement: typeof createElement
}

const [artifact = '', out = ''] = process.argv.slice(2)
const drawn: DrawnAhead = await import(join(artifact, drawnAheadFile))

const firstPaintOf = async (page: AppPage): Promise<ReactElement> => {
  if (page.firstPaint) return page.firstPaint
  if (page.drawnFor) return drawn.createElement(await page.drawnFor.visitor())
  return drawn.createElement('load' in page ? await page.load() : page.component)
}

const drawPage = async (page: AppPage): Promise<Drawn['firstPaint'][string]> => {
  const draw = (children: ReactElement) =>
    drawn.drawAhead(drawn.createElement(drawn.StaticRouter, { location: page.path, children }))
  return {
    ...draw(await firstPaintOf(page)),
    ...(page.drawnFor && { forPerson: draw(drawn.createElement(await page.drawnFor.person())) }),
  }
}

const result: Drawn = { routes: drawn.pages, firstPaint: {}, problems: {} }
for (const page of drawn.pages)
  try {
    result.firstPaint[page.path] = await drawPage(page)
  } catch (error) {
    result.problems[page.path] = error instanceof Error ? error.message : String(error)
  }
writeFileSync(out, JSON.stringify(result))
process.exit(0)
