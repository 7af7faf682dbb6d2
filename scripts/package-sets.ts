// What each command installs: as little as it runs with, so that a server that serves people carries no stand-in, no embedded
// database and nothing of the tests. A set's name is in the stamp that install-packages.ts leaves.

const api = ['--filter', '@portal/api']
const pages = ['--filter', '@portal/shell', '--filter', '@portal/mf-*']

/** What `bun install` is told for each set. */
export const packageSets = {
  api: ['--production', ...api],
  pages: ['--production', ...pages],
  /** Builds and serves the portal for others. */
  production: ['--production', ...api, ...pages],
  /** Runs it on one machine, with the embedded database and the stand-ins. */
  portal: ['--production'],
  everything: [],
} satisfies Record<string, string[]>

export type PackageSet = keyof typeof packageSets

/** The sets that also hold all of the first one, itself included. */
export const setsThatHold: Record<PackageSet, PackageSet[]> = {
  api: ['api', 'production', 'portal', 'everything'],
  pages: ['pages', 'production', 'portal', 'everything'],
  production: ['production', 'portal', 'everything'],
  portal: ['portal', 'everything'],
  everything: ['everything'],
}

/** By the script below `scripts/`, or by the program that production runs itself. */
const setOfCommand: Record<string, PackageSet> = {
  'api/src/main.ts': 'api',
  'shell/server/main.ts': 'pages',
  build: 'production',
  releases: 'production', // and release, rollback, pin, unpin, disable, enable
  start: 'portal',
  'grant-admin': 'portal',
  'replay-billing': 'portal',
  test: 'everything',
  long: 'everything',
  check: 'everything',
  e2e: 'everything',
  faults: 'everything',
  attack: 'everything',
  bench: 'everything',
  screens: 'everything',
}

/** The set that a command needs; with NODE_ENV=production never more than what serves people. Throws for an unknown command. */
export const setFor = (command: string, nodeEnv: string | undefined): PackageSet => {
  const set = setOfCommand[command]
  if (!set) throw new Error(`Nothing says what ${command} needs: give it a line in scripts/package-sets.ts.`)
  return set === 'portal' && nodeEnv === 'production' ? 'production' : set
}
