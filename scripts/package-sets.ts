// Production gets no stand-in, no embedded database and no test tools.

const api = ['--filter', '@portal/api']
const pages = ['--filter', '@portal/shell', '--filter', '@portal/mf-*']

/** Flags of `bun install`. install-packages.ts notes the installed set's name in node_modules. */
export const packageSets = {
  api: ['--production', ...api],
  pages: ['--production', ...pages],
  /** To build the portal and serve it in production. */
  production: ['--production', ...api, ...pages],
  /** Includes the embedded database and the stand-ins. */
  portal: ['--production'],
  everything: [],
} satisfies Record<string, string[]>

export type PackageSet = keyof typeof packageSets

/** The sets that contain each set. */
export const setsThatInclude: Record<PackageSet, PackageSet[]> = {
  api: ['api', 'production', 'portal', 'everything'],
  pages: ['pages', 'production', 'portal', 'everything'],
  production: ['production', 'portal', 'everything'],
  portal: ['portal', 'everything'],
  everything: ['everything'],
}

/** The keys are scripts in scripts/, or paths of programs that production runs directly. */
const setOfCommand: Record<string, PackageSet> = {
  'api/src/main.ts': 'api',
  'shell/server/main.ts': 'pages',
  dev: 'everything',
  build: 'everything',
  release: 'everything',
  releases: 'pages', // all that go back, or show what is live (with-bun.sh)
  start: 'portal',
  'grant-admin': 'portal',
  'revoke-admin': 'portal',
  'confirm-address': 'portal',
  'send-newsletter': 'portal',
  'check-billing': 'portal',
  'replay-billing': 'portal',
  objects: 'portal',
  test: 'everything',
  long: 'everything',
  check: 'everything',
  e2e: 'everything',
  faults: 'everything',
  attack: 'everything',
  bench: 'everything',
  screens: 'everything',
}

/** Type checks need TypeScript. In production they build unchecked, and store archives that were checked elsewhere. */
const checkTypes = ['build', 'release']

/** Excludes the stand-ins and the embedded database if NODE_ENV is production. Throws for an unknown command. */
export const setFor = (command: string, nodeEnv: string | undefined): PackageSet => {
  const set = setOfCommand[command]
  if (!set)
    throw new Error(`Add ${command} to scripts/package-sets.ts, which says what each command installs.`)
  const isSmaller = set === 'portal' || checkTypes.includes(command)
  return isSmaller && nodeEnv === 'production' ? 'production' : set
}
