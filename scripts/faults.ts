// `npm run faults -- mf-tenant`: breaks that app, as it is on disk, at every stage of its life. Exits 1 if the header, the
// other apps or navigation stop working.
import { join } from 'node:path'
import { apps } from './apps.ts'
import { environmentOfTests } from './environment-of-tests.ts'
import { findChromium } from './find-chromium.ts'
import { root } from './root.ts'

const specs = ['leaves-the-rest', 'a-broken-shell']

const [app = ''] = process.argv.slice(2)
if (!apps.includes(app)) {
  console.error(`Name the app to break, such as \`npm run faults -- mf-tenant\`: ${apps.join(', ')}.`)
  process.exit(1)
}

const child = Bun.spawn([process.execPath, 'run', 'test', ...specs], {
  cwd: join(root, 'e2e'),
  env: { ...environmentOfTests(), CHROMIUM: await findChromium(), E2E_FAULTS_APP: app },
  stdio: ['ignore', 'inherit', 'inherit'],
})
process.exit(await child.exited)
