// `npm run check`: every check without a database, side by side, in about a minute.
import { join } from 'node:path'
import { apps } from './apps.ts'
import { captureCommand } from './capture-command.ts'
import { root } from './root.ts'
import { failureOf, sumOf, type Tally } from './tally.ts'

const packages = ['api', 'packages', 'shared-ui', 'shell', ...apps, 'e2e', 'tools', 'scripts']

/** @internal */
export const checks = {
  // By its path: another package's older compiler is also named tsc.
  types: ['../@typescript/native/bin/tsc', '-b', '.', ...apps],
  lint: ['biome', 'check', '--error-on-warnings'],
  walls: ['depcruise', '--config', '.dependency-cruiser.cjs', ...packages],
  'dead code': ['knip'],
  // Code that only tests and stories use is dead too, unless `@internal` says that this is intended. Programs may only
  // import packages that their own package.json depends on.
  'in production': [
    'knip',
    '--production',
    '--strict',
    '--include',
    'files,exports,types,dependencies,unlisted,unresolved',
  ],
  specification: ['../../scripts/specification.ts'],
  words: ['../../scripts/test/code-words.ts'],
}

/** One line for each; the whole output of a failing one. */
export const runChecks = async (): Promise<Tally> =>
  sumOf(
    await Promise.all(
      Object.entries(checks).map(async ([name, [program = '', ...rest]]) => {
        const startedAt = performance.now()
        const { succeeded, output } = await captureCommand(
          [process.execPath, join(root, 'node_modules/.bin', program), ...rest],
          { cwd: root },
        )
        const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
        if (!succeeded) console.log(output)
        console.log(`${name.padEnd(13)} ${succeeded ? 'passed' : 'FAILED'}  ${seconds.padStart(5)} s`)
        return succeeded ? { passed: 1, failures: [] } : { passed: 0, failures: [failureOf(name, output)] }
      }),
    ),
  )

if (import.meta.main) process.exit((await runChecks()).failures.length === 0 ? 0 : 1)
