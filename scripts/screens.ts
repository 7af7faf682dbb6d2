// `npm run screens`: a picture of every screen on one sheet, `test-results/screens/sheet.png`, for people to look at. Arguments
// are the starts of the wanted paths; `--base-url` names a portal that already runs.
import { join } from 'node:path'
import { environmentOfTests } from './environment-of-tests.ts'
import { findChromium } from './find-chromium.ts'
import { root } from './root.ts'

const sheet = Bun.spawn([process.execPath, 'run', 'sheet', ...process.argv.slice(2)], {
  cwd: join(root, 'e2e'),
  env: { ...environmentOfTests(), CHROMIUM: await findChromium() },
  stdio: ['ignore', 'inherit', 'inherit'],
})
process.exit(await sheet.exited)
