// Plants unused exports, and some that only a test uses, where they are easily overlooked: in packages whose every file can
// be imported from outside.
import { afterAll, expect, test } from 'bun:test'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { $ } from 'bun'

const root = join(import.meta.dirname, '..')
const tree = mkdtempSync(join(tmpdir(), 'dead-code-'))
afterAll(() => rmSync(tree, { recursive: true, force: true }))

const plant = (file: string, content: string) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), content)
}

const places = ['packages/contract/homes/home.ts', 'packages/client/ask.ts', 'shared-ui/src/lamp/lamp.tsx']
const source = ['used', 'tested', 'unused'].map(name => `export const ${name} = 1\n`).join('')

/** The names of the unused exports that the house's own configuration finds, by file. */
const unusedIn = async (...flags: string[]): Promise<Record<string, string[]>> => {
  const knip = join(root, 'node_modules/knip/bin/knip-bun.js')
  const { stdout } = await $`${process.execPath} ${knip} --include exports --reporter json ${flags}`
    .cwd(tree)
    .nothrow()
    .quiet()
  const { issues }: { issues: { file: string; exports: { name: string }[] }[] } = JSON.parse(
    stdout.toString(),
  )
  return Object.fromEntries(issues.map(({ file, exports }) => [file, exports.map(({ name }) => name)]))
}

test('an unused export is found, and one that only a test uses, in contract, client and shared-ui', async () => {
  for (const file of ['.', 'api', 'packages/contract', 'packages/client', 'shared-ui', 'mf-ai'].map(folder =>
    join(folder, 'package.json'),
  ))
    cpSync(join(root, file), join(tree, file))
  cpSync(join(root, 'knip.json'), join(tree, 'knip.json'))
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
  expect(await unusedIn()).toEqual(everywhere('unused'))
  expect(await unusedIn('--production')).toEqual(everywhere('tested', 'unused'))
}, 240_000)
