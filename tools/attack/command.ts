// `npm run attack -- --seconds 300 --seed 7`: attacks a separate portal with requests made from its endpoints. Ends
// with a table; exits 1 if a call failed, a refused one changed a row or the event loop was blocked for 250 ms.
import { parseArgs } from 'node:util'
import { prepareDatabases } from '@portal/api/test-databases'
import { root } from '../../scripts/root.ts'
import { attack } from './attack.ts'
import { hasHeld, tableOf } from './report.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string' }, seed: { type: 'string' } } })
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const seconds = Number(values.seconds ?? 300)
if (!Number.isSafeInteger(seed) || seed < 0 || !(seconds > 0)) {
  console.error('--seconds and --seed must be whole numbers.')
  process.exit(1)
}
console.log(`seed ${seed}`)

const { env, stop } = await prepareDatabases()
try {
  const report = await attack([process.execPath, `${root}/scripts/start.ts`], env.TEST_SEEDED_URL, {
    seed,
    seconds,
  })
  console.log(tableOf(report))
  process.exitCode = hasHeld(report, true) ? 0 : 1
} finally {
  await stop()
}
