import { rmSync } from 'node:fs'
import type { Reporter } from '@playwright/test/reporter'

/** A global teardown would run before the portal has stopped. */
export default class RemoveData implements Reporter {
  async onExit(): Promise<void> {
    rmSync(process.env.E2E_DATA_DIR ?? '', { recursive: true, force: true })
  }
}
