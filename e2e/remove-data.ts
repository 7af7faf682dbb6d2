import { rmSync } from 'node:fs'
import type { Reporter } from '@playwright/test/reporter'

/** Removes the data of this run's portal once it has stopped; a global teardown would run before that. */
export default class RemoveData implements Reporter {
  async onExit(): Promise<void> {
    rmSync(process.env.E2E_DATA_DIR ?? '', { recursive: true, force: true })
  }
}
