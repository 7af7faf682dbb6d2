// Every app and the shell can be released as they are; in the long form also again, and with a changed sentence (short: gate.test.ts).
import { beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { howMany } from '@portal/server/test/length'
import { readArtifact } from '../artifact.ts'
import type { Built } from '../build/build.ts'
import { buildPackages } from '../build/build-packages.ts'
import { release } from '../commands/release.ts'
import { newerApis } from '../test/newer-apis.ts'
import { anotherVersion, newDataDir, startWithVersions } from '../test/released.ts'

let built: Built[]
beforeAll(async () => {
  const { built: all, problems } = await buildPackages([])
  expect(problems).toEqual([])
  built = all
}, 600_000)

test('each package is released from this checkout, within its budget, and may be again with a changed sentence', async () => {
  const dataDir = newDataDir()
  await startWithVersions(
    dataDir,
    built.map(({ name }) => name),
  )
  const sentence = 'with-a-changed-sentence-that-is-somewhat-longer-than-it-was'
  for (const one of built) {
    const all = [one, one, await anotherVersion(one, sentence)]
    for (const { folder } of all.slice(0, howMany(1, all.length))) {
      const { result, gate } = await release(dataDir, folder)
      expect([one.name, result, gate]).toEqual([one.name, 'done', []])
    }
  }
}, 600_000)

/** Methods of iterators have the names of an array's, so only those of a collection's iterators are found. */
const useOf = (owner: string, name: string): string => {
  if (!owner.endsWith('.prototype')) return `\\b${owner}\\.${name}\\b`
  return `${owner === 'Iterator.prototype' ? '\\b(?:entries|keys|values)\\(\\)' : ''}\\.${name}\\(`
}

const newer = new RegExp(
  Object.entries(newerApis)
    .flatMap(([owner, names]) => names.map(name => useOf(owner, name)))
    .join('|'),
)

test.each([
  'let e=Promise.withResolvers()',
  'fetch(e,{signal:AbortSignal.any([t.signal])})',
  't.union(n)',
  '[...e.values().map(e=>e.id)]',
])('the check of built files finds %s', code => {
  expect(code).toMatch(newer)
})

test('no built file, libraries included, calls what the oldest browsers do not have', async () => {
  for (const { name, folder } of built)
    for (const file of Object.keys(readArtifact(folder).portal.files).filter(file => file.endsWith('.js')))
      expect([name, file, newer.exec(await Bun.file(join(folder, file)).text())?.[0]]).toEqual([
        name,
        file,
        undefined,
      ])
})
