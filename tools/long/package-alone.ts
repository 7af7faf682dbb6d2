// Like the package's own team, in a checkout that installs only what that package names.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.ts'
import { Newcomer } from '../../scripts/test/newcomer.ts'

export const sharedPackages = readdirSync(join(root, 'packages')).sort()

/** Returns what install, types and tests said, and whether all succeeded. */
export const workAlone = async (name: string): Promise<{ succeeded: boolean; said: string }> => {
  const machine = await Newcomer.arrive()
  try {
    const steps = [
      `install --frozen-lockfile --filter @portal/${name}`,
      `node_modules/@typescript/native/bin/tsc -b packages/${name}`,
      `test --cwd packages/${name} --timeout 180000 --only-failures`,
    ]
    const script = steps.map(step => `"$0" ${step}`).join('\n')
    const work = machine.begin(['sh', '-euc', script, process.execPath], machine.withCache)
    return { succeeded: (await work.exited) === 0, said: work.said() }
  } finally {
    await machine.leave()
  }
}
