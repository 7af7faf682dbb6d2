// `bun draw-first-paints.ts <artifact> <out>`: draws every page of an app with the artifact's own code, in a
// separate process, because it runs an app's code. Writes a `DrawingResult` to the file `out`.
import { openSync, writeFileSync } from 'node:fs'
import type { AppPage } from '@portal/shared-ui/platform/app-page'
import type { ReactElement } from 'react'
import type { DrawingResult } from './describe-release.ts'
import { componentOf, type DrawnPages, idPrefix } from './drawn-pages.ts'
import { importDrawn } from './import-drawn.ts'

const [artifact = '', outPath = ''] = process.argv.slice(2)
const out = openSync(outPath, 'w')
const drawn = await importDrawn<DrawnPages>(artifact)

const firstPaintOf = async (page: AppPage): Promise<ReactElement> => {
  const { firstPaint } = page
  if (typeof firstPaint === 'function') return drawn.createElement(await firstPaint())
  if (firstPaint) return firstPaint
  if (page.drawnFor) return drawn.createElement(await page.drawnFor.visitor())
  return drawn.createElement(await componentOf(page))
}

const drawPage = async (page: AppPage): Promise<DrawingResult['firstPaint'][string]> => {
  const draw = (children: ReactElement) =>
    drawn.drawAhead(drawn.createElement(drawn.StaticRouter, { location: page.path, children }), idPrefix)
  return {
    ...draw(await firstPaintOf(page)),
    ...(page.drawnFor && { forPerson: draw(drawn.createElement(await page.drawnFor.person())) }),
  }
}

declare global {
  /** Where code that draws pages records each `import()` that runs (note-imports.ts). */
  var portalImports: Set<string> | undefined
}

/** If loading the page fails without a browser, they are recorded by then. */
const importsOf = async (page: AppPage): Promise<string[]> => {
  if (!('load' in page)) return []
  globalThis.portalImports = new Set()
  await page.load().catch(() => undefined)
  return [...globalThis.portalImports]
}

const drawnWithAnswers = drawn.pages.filter(({ reads }) => reads).map(({ path }) => path)
const result: DrawingResult = {
  routes: drawn.pages,
  firstPaint: {},
  drawnWithAnswers,
  imports: {},
  problems: {},
}
for (const page of drawn.pages)
  try {
    result.imports[page.path] = await importsOf(page)
    result.firstPaint[page.path] = await drawPage(page)
  } catch (error) {
    result.problems[page.path] = error instanceof Error ? error.message : String(error)
  }
writeFileSync(out, JSON.stringify(result))
process.exit(0)
