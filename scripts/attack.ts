// `npm run attack -- --seconds 300 --seed 7`: attacks a separate portal with requests made from its endpoints. Ends
// with a table; exits 1 if a call failed, a refused one changed a row or the event loop was blocked for 250 ms.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { attack, hasHeld, tableOf } from '@portal/api/attack'
import { prepareDatabases } from '@portal/api/test-databases'

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
  const command = [process.execPath, join(import.meta.dirname, 'start.ts')]
  const report = await attack(command, env.TEST_SEEDED_URL, { seed, seconds })
  console.log(tableOf(report))
  process.exitCode = hasHeld(report, true) ? 0 : 1
} finally {
  await stop()
}
