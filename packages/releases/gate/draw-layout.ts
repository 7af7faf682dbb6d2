// `bun draw-layout.ts <artifact of a shell>`: draws the layout around every page of the registry on stdin, in
// a separate process, because it runs a shell's code. Writes what it threw to stderr.

import type { DrawnLayout, LayoutData } from '../draw/drawn-layout.ts'
import { importDrawn } from '../draw/import-drawn.ts'
import type { Registry } from '../registry.ts'
import { hides, hidesPage } from './hides-page.ts'

const [artifact = ''] = process.argv.slice(2)
const registry: Registry = await Bun.stdin.json()
const person = {
  id: '1',
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Cruz',
  userType: 'tenant',
} as const
const sessions: LayoutData['session'][] = [null, { user: person }, 'unknown']
const paths = [
  '/nowhere',
  ...Object.values(registry.apps).flatMap(({ routes }) => routes.map(({ path }) => path)),
]

const refuse = (problem: string): never => {
  console.error(problem)
  process.exit(1)
}

let path = ''
try {
  const { baseCss, drawLayout } = await importDrawn<DrawnLayout>(artifact)
  for (const session of sessions)
    for (path of paths) {
      const settings = { mapTileUrl: '', mapAttribution: '' }
      const page = { registry, session, viewMode: 'tenant', theme: null, settings } as const
      const { html, css } = drawLayout(page, path, '')
      if (hidesPage({ html, css: baseCss + css })) refuse(`${path} ${hides}`)
    }
  process.exit(0)
} catch (error) {
  const message = error instanceof Error ? error.message : error
  refuse(path ? `${path} throws ${message}` : String(message))
}
