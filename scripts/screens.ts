// `npm run screens`: every screen on one sheet, `test-results/screens/sheet.png`. Arguments are the starts of the wanted
// paths; `--base-url` names a portal that already runs.
import { environmentOfTests } from './environment-of-tests.ts'
import { findChromium } from './find-chromium.ts'
import { runTool } from './run-tool.ts'

const env = { ...environmentOfTests(), CHROMIUM: await findChromium() }
process.exit(await runTool('screens/sheet.ts', process.argv.slice(2), env))
