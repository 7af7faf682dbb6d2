// Fails a run in which the portal of the stories logged an error: what a person does as they may has none, even if they saw nothing.
import type { FullResult, Reporter } from '@playwright/test/reporter'

/** What only a busy machine brings about. */
const isOfSlowness = /takes longer than|Its deadline has passed/

/** Read by Playwright, which makes one for each run. */
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
    this.#errors.push(...lines.filter(line => line.includes('{"level":"error"') && !isOfSlowness.test(line)))
  }
}
