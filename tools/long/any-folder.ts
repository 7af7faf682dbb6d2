// Part of the stage `newcomer` of `npm run long` (short: packages/releases/build/recipe.test.ts and fingerprint.test.ts).
// The same source is the same version wherever it is built: a laptop and CI agree, and a version that was taken back is recognized.
import { afterAll, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '@portal/releases/build/fingerprint'
import { captureCommand } from '../../scripts/capture-command.ts'
import { root } from '../../scripts/root.ts'
import { copyCheckout } from '../../scripts/test/copied-checkout.ts'

const { copy, remove } = copyCheckout()
afterAll(remove)

const packages = ['shell', 'mf-ai']

const buildIn = async (checkout: string): Promise<string[]> => {
  const program = `
    import { buildPackages } from './packages/releases/build/build-packages.ts'
    const { built, problems } = await buildPackages(${JSON.stringify(packages)})
    if (problems.length > 0) throw new Error(problems.join())
    await Bun.write(Bun.stdout, built.map(({ folder }) => folder).join('\\n'))`
  const { succeeded, output } = await captureCommand([process.execPath, '-e', program], { cwd: checkout })
  if (!succeeded) throw new Error(output)
  return output.trim().split('\n').slice(-packages.length)
}

const filesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name).slice(folder.length))
      .sort()
      .map(file => [file, readFileSync(join(folder, file), 'latin1')]),
  )

test('shell and apps that are built in two folders, one deeper and with a strange name, are the same, byte for byte', async () => {
  const [here, there] = [await buildIn(root), await buildIn(copy)]
  for (const [index, name] of packages.entries()) {
    const [one, other] = [filesOf(here[index] ?? ''), filesOf(there[index] ?? '')]
    expect([name, Object.keys(other)]).toEqual([name, Object.keys(one)])
    expect(Object.keys(one).filter(file => one[file] !== other[file])).toEqual([])
    expect(Object.keys(one).filter(file => one[file]?.includes(root))).toEqual([])
    expect(fingerprint(join(copy, name))).toBe(fingerprint(join(root, name)))
  }
}, 240_000)
