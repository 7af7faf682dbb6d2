import { afterAll, expect, test } from 'bun:test'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { $ } from 'bun'
import { checks } from './check.ts'
import { root } from './root.ts'

const tree = mkdtempSync(join(tmpdir(), 'dead-code-'))
afterAll(() => rmSync(tree, { recursive: true, force: true }))

const plant = (file: string, content: string) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), content)
}

type Found = 'exports' | 'unlisted'

const foundBy = async (name: 'dead code' | 'in production') => {
  const knip = join(root, 'node_modules/knip/bin/knip-bun.js')
  const [, ...flags] = checks[name]
  const { stdout } = await $`${process.execPath} ${knip} ${flags} --reporter json`.cwd(tree).nothrow().quiet()
  const { issues }: { issues: ({ file: string } & Record<Found, { name: string }[]>)[] } = JSON.parse(
    stdout.toString(),
  )
  return (kind: Found): Record<string, string[]> =>
    Object.fromEntries(
      issues
        .filter(issue => issue[kind].length > 0)
        .map(issue => [issue.file, issue[kind].map(one => one.name)]),
    )
}

/** Every file of these can be imported from outside, so unused exports are easily overlooked. */
const places = ['packages/contract/homes/home.ts', 'packages/client/ask.ts', 'shared-ui/src/lamp/lamp.tsx']
const source = ['used', 'tested', 'unused'].map(name => `export const ${name} = 1\n`).join('')

/** Development dependencies, a neighbor's packages, and files that are read by their path in a package. */
const imports: Record<string, string> = {
  'api/src/app.ts': "import fc from 'fast-check'\nimport * as z from 'zod/mini'\nfc.sample(z)\n",
  'packages/server/log.ts': "import { start } from 'single-spa'\nimport pino from 'pino'\nstart(pino)\n",
  'shell/server/main.ts': "console.log(import.meta.resolve('@fontsource/figtree/latin.woff2'))\n",
  'tools/stand-ins/openai/start-openai-sandbox.ts': "console.log(require.resolve('stripe/x.json'))\n",
  'scripts/start.ts': "await import('tar')\nawait import('@portal/api/app')\n",
}

const workspaces = [
  ...['.', 'api', 'mf-ai', 'shared-ui', 'shell', 'tools/stand-ins'],
  ...['client', 'contract', 'server'].map(name => `packages/${name}`),
]

test('unused exports, those that only a test uses, and packages that a program may not have are found', async () => {
  for (const folder of workspaces)
    cpSync(join(root, folder, 'package.json'), join(tree, folder, 'package.json'))
  cpSync(join(root, 'knip.json'), join(tree, 'knip.json'))
  for (const [file, text] of Object.entries(imports)) plant(file, text)
  for (const place of places) {
    plant(place, source)
    plant(place.replace('.ts', '.test.ts'), `import { tested } from './${place.split('/').at(-1)}'\ntested\n`)
  }
  plant(
    'mf-ai/src/entry.tsx',
    places
      .map((place, index) => `import { used as use${index} } from '../../${place}'\nuse${index}\n`)
      .join(''),
  )

  const everywhere = (...names: string[]) => Object.fromEntries(places.map(place => [place, names]))
  const inAll = await foundBy('dead code')
  expect(inAll('exports')).toEqual(everywhere('unused'))
  const inProduction = await foundBy('in production')
  expect(inProduction('exports')).toEqual(everywhere('tested', 'unused'))
  expect(inProduction('unlisted')).toEqual({
    'api/src/app.ts': ['fast-check'],
    'packages/server/log.ts': ['single-spa'],
    'shell/server/main.ts': ['@fontsource/figtree'],
    'tools/stand-ins/openai/start-openai-sandbox.ts': ['stripe'],
    'scripts/start.ts': ['tar'],
  })
}, 600_000)
