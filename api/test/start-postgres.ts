// Prepares the databases before the tests, unless the parent process has already done so.
import { afterAll, setDefaultTimeout } from 'bun:test'
import { prepareDatabases } from './prepare-databases.ts'

setDefaultTimeout(180_000) // for hangs, not for slowness

if (!process.env.TEST_TEMPLATE_URL) {
  const { env, stop } = await prepareDatabases()
  Object.assign(process.env, env)
  afterAll(stop)
}
