// Plants programs that import packages missing from their install, in a separate tree, and expects each to be caught.
import { afterAll, expect, test } from 'bun:test'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { $ } from 'bun'
import { root } from './root.ts'

const tree = mkdtempSync(join(tmpdir(), 'installed-'))
afterAll(() => rmSync(tree, { recursive: true, force: true }))

const plant = (file: string, content: string) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), content)
}

/** The undeclared packages that the repository's own configuration finds, by file. */
const unlistedIn = async (): Promise<Record<string, string[]>> => {
  const knip = join(root, 'node_modules/knip/bin/knip-bun.js')
  const { stdout } =
    await $`${process.execPath} ${knip} --production --strict --include unlisted --reporter json`
      .cwd(tree)
      .nothrow()
      .quiet()
  const { issues }: { issues: { file: string; unlisted: { name: string }[] }[] } = JSON.parse(
    stdout.toString(),
  )
  return Object.fromEntries(issues.map(({ file, unlisted }) => [file, unlisted.map(({ name }) => name)]))
}

test('a development dependency, a neighbor’s package and a file read by its path in a package are found', async () => {
  for (const folder of ['.', 'api', 'packages/contract', 'packages/server', 'shell', 'packages/stand-ins'])
    cpSync(join(root, folder, 'package.json'), join(tree, folder, 'package.json'), { recursive: true })
  cpSync(join(root, 'knip.json'), join(tree, 'knip.json'))

  plant('api/src/app.ts', `import fc from 'fast-check'\nimport * as z from 'zod/mini'\nfc.sample(z)\n`)
  plant(
    'packages/server/log.ts',
    `import { start } from 'single-spa'\nimport pino from 'pino'\nstart(pino)\n`,
  )
  plant('shell/server/main.ts', `console.log(import.meta.resolve('@fontsource/figtree/latin.woff2'))\n`)
  plant(
    'packages/stand-ins/openai/start-openai-sandbox.ts',
    `console.log(require.resolve('stripe/x.json'))\n`,
  )
  plant('scripts/start.ts', `await import('tar')\nawait import('@portal/api/app')\n`)

  expect(await unlistedIn()).toEqual({
    'api/src/app.ts': ['fast-check'],
    'packages/server/log.ts': ['single-spa'],
    'shell/server/main.ts': ['@fontsource/figtree'],
    'packages/stand-ins/openai/start-openai-sandbox.ts': ['stripe'],
    'scripts/start.ts': ['tar'],
  })
}, 240_000)
