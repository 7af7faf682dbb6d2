// Every app and the shell can be released as they are; in the long form also again, and with a changed sentence (short: gate.test.ts).
import { expect, test } from 'bun:test'
import { howMany } from '@portal/server/test/length'
import { buildPackages } from '../build/build-packages.ts'
import { release } from '../commands/release.ts'
import { anotherVersion, newDataDir, startWithVersions } from '../test/released.ts'

test('each package is released from this checkout, within its budget, and may be again with a changed sentence', async () => {
  const dataDir = newDataDir()
  const { built, problems } = await buildPackages([])
  expect(problems).toEqual([])
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
}, 240_000)
