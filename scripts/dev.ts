// `npm run dev -- mf-tenant`: builds that app on every change, and serves it to a portal that runs elsewhere.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apps } from './apps.ts'
import { root } from './root.ts'

const [name = ''] = process.argv.slice(2)
if (!apps.includes(name)) {
  console.error(`Say which app: npm run dev -- ${apps.join(' | ')}`)
  process.exit(1)
}
const [, port] = /"dev": ".* (\d+)"/.exec(readFileSync(join(root, name, 'package.json'), 'utf8')) ?? []
process.chdir(join(root, name))
process.argv.splice(2, Number.POSITIVE_INFINITY, port ?? '')
await import('../packages/releases/build/serve.ts')
