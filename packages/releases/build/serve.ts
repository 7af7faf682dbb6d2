// Serves one app from its sources to a portal that runs elsewhere: `npm run dev -- mf-tenant`.
import { basename, dirname, join } from 'node:path'
import type { AppPage } from '@portal/shared-ui/platform/app-page'
import { rspack } from '@rspack/core'
import { filesFolder } from '../names.ts'
import type { Recipe } from './recipe.ts'

const directory = process.cwd()
const name = basename(directory)
const port = Number(process.argv[2])
const portal = process.env.PORTAL_URL ?? 'http://localhost:3000'
const outputPath = join(directory, 'dist/dev')

const { recipe }: { recipe: Recipe } = await import(join(directory, 'rspack.config.ts'))
const [browser] = recipe({ outputPath, mode: 'development' })
const { pages }: { pages: AppPage[] } = await import(join(directory, 'src/pages.tsx'))

rspack({ ...browser }).watch({}, (error, stats) => {
  if (error) throw error
  console.log(stats?.toString({ all: false, errors: true, timings: true, builtAt: true }))
})

const pathOf = (pathname: string): string =>
  join(outputPath, dirname(pathname) === `/${filesFolder}` ? filesFolder : 'entry', basename(pathname))

Bun.serve({
  port,
  hostname: 'localhost',
  async fetch(request) {
    const file = Bun.file(pathOf(new URL(request.url).pathname))
    const headers = { 'access-control-allow-origin': portal, 'cache-control': 'no-store' }
    return (await file.exists())
      ? new Response(file, { headers })
      : new Response('Not found', { status: 404, headers })
  },
})

console.log(`${name} is built on every change. Open it in the portal, and reload to see a change:`)
for (const { path } of pages) console.log(`  ${portal}${path}?mf=${name}@http://localhost:${port}`)
