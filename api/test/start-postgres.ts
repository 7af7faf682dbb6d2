// Runs before the tests: prepares their databases, unless the program that started this process has already done so.
import { afterAll, setDefaultTimeout } from 'bun:test'
import { prepareDatabases } from './prepare-databases.ts'

setDefaultTimeout(60_000) // for hangs, not for speed

if (!process.env.TEST_TEMPLATE_URL) {
  const { env, stop } = await prepareDatabases()
  Object.assign(process.env, env)
  afterAll(stop)
}
