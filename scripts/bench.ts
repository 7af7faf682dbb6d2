// `npm run bench -- load` measures first visits; `switch` going from app to app; options are in
// tools/bench/. `seed 1000000` fills the portal's own database with homes, even while it runs. `search`, `saved`, `threads`,
// `equal-times` (whether times tell who has an address), `neighbors` (how one heavy user slows others) and `releases` use a
// separate database.
import { bringUpToDate, chooseDatabase } from './choose-database.ts'
import { findChromium } from './find-chromium.ts'
import { runTool } from './run-tool.ts'
import { readSettings } from './settings.ts'

const [bench = '', ...options] = process.argv.slice(2)

const inBrowser = async (): Promise<number> =>
  runTool(`bench/pages/${bench}.ts`, options, { ...process.env, CHROMIUM: await findChromium() })

const inApi = (): Promise<number> => runTool(`bench/api/${bench}.ts`, options)

const seed = async (): Promise<number> => {
  const { directUrl: url, stop } = await chooseDatabase(readSettings(process.env))
  try {
    await bringUpToDate(url)
    return await runTool('bench/api/seed.ts', options, { ...process.env, DATABASE_URL: url })
  } finally {
    await stop()
  }
}

const benches: Record<string, () => Promise<number>> = {
  load: inBrowser,
  switch: inBrowser,
  seed,
  search: inApi,
  saved: inApi,
  neighbors: inApi,
  threads: inApi,
  'equal-times': inApi,
  releases: () => runTool('bench/releases.ts', options),
}
const chosen = benches[bench]
if (!chosen) {
  console.error(`Usage: npm run bench -- ${Object.keys(benches).join(' | ')}`)
  process.exit(1)
}
process.exit(await chosen())
