// `npm run screens`: a picture of every screen on one sheet, `test-results/screens/sheet.png`, to be looked at. Further
// words are beginnings of the paths wanted; `--base-url` names a portal that runs already.
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
