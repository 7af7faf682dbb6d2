// `npm run bench -- load` measures first visits, and writes its figures to docs/figures.md; `switch` measures going from app
// to app. Their options are in e2e/bench/. `seed 1000000` fills the portal's own database with homes, even while it runs;
// `search` measures the search in a separate database, `saved` the cost of saved searches, `threads` conversations, `equal-times` whether times
// tell who has an address, `neighbors` how one heavy user slows others, `releases` a release of each package and the way back.
import { join } from 'node:path'
import { bringUpToDate, chooseDatabase } from './choose-database.ts'
import { findChromium } from './find-chromium.ts'
import { root } from './root.ts'
import { readSettings } from './settings.ts'

const [bench = '', ...options] = process.argv.slice(2)

/** Runs a script to its end in one of the folders; returns its exit code. */
const run = async (folder: string, script: string[], env: Record<string, string>): Promise<number> => {
  const child = Bun.spawn([process.execPath, 'run', ...script, ...options], {
    cwd: join(root, folder),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return child.exited
}

const inBrowser = async (): Promise<number> => run('e2e', [bench], { CHROMIUM: await findChromium() })

const seed = async (): Promise<number> => {
  const { directUrl: url, stop } = await chooseDatabase(readSettings(process.env))
  try {
    await bringUpToDate(url)
    return await run('api', ['bench/seed.ts'], { DATABASE_URL: url })
  } finally {
    await stop()
  }
}

const inApi = (): Promise<number> => run('api', [`bench/${bench}.ts`], {})

const benches: Record<string, () => Promise<number>> = {
  load: inBrowser,
  switch: inBrowser,
  seed,
  search: inApi,
  saved: inApi,
  neighbors: inApi,
  threads: inApi,
  'equal-times': inApi,
  releases: () => run('packages/releases', ['bench/releases.ts'], {}),
}
const chosen = benches[bench]
if (!chosen) {
  console.error(`Usage: npm run bench -- ${Object.keys(benches).join(' | ')}`)
  process.exit(1)
}
process.exit(await chosen())
