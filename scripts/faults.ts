// `npm run faults -- mf-tenant`: breaks that app, as it stands on disk, at every stage of its life, and checks that the header,
// the other apps and navigation keep working. Exits 1 if they do not.
import { join } from 'node:path'
import { apps } from './apps.ts'
import { environmentOfTests } from './environment-of-tests.ts'
import { findChromium } from './find-chromium.ts'
import { root } from './root.ts'

/** The stories about faults, by part of their file names. */
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
