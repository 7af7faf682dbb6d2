// Every app and the shell can be released as they are, and again with a changed sentence.
import { expect, test } from 'bun:test'
import { buildPackages } from '../build/build-packages.ts'
import { release } from '../commands/release.ts'
import { anotherVersion, newDataDir } from '../test/released.ts'

test('each package is released from this checkout, within its budget, and again with a changed sentence', async () => {
  const dataDir = newDataDir()
  const { built, problems } = await buildPackages([])
  expect(problems).toEqual([])
  const sentence = 'with-a-changed-sentence-that-is-somewhat-longer-than-it-was'
  for (const one of built) {
    for (const { folder } of [one, one, await anotherVersion(one, sentence)]) {
      const { result, gate } = await release(dataDir, folder)
      expect([one.name, result, gate]).toEqual([one.name, 'done', []])
    }
  }
}, 240_000)
