// Fails a run if the stories' portal logged an error, even if nobody would notice.
import type { FullResult, Reporter } from '@playwright/test/reporter'

/** Errors that only a busy machine causes. */
const slownessErrors = /takes longer than|Its deadline has passed/

/** Playwright creates one per run. */
export default class PortalErrors implements Reporter {
  #errors: string[] = []

  onStdOut(chunk: string | Buffer): void {
    this.#note(chunk)
  }

  onStdErr(chunk: string | Buffer): void {
    this.#note(chunk)
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    if (this.#errors.length === 0) return {}
    console.log(`The portal logged ${this.#errors.length} errors:\n${this.#errors.slice(0, 20).join('\n')}`)
    return { status: 'failed' }
  }

  #note(chunk: string | Buffer): void {
    const lines = String(chunk).split('\n')
    this.#errors.push(
      ...lines.filter(line => line.includes('{"level":"error"') && !slownessErrors.test(line)),
    )
  }
}
