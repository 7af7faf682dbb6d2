import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './find-chromium.ts'
import { root } from './settings.ts'
import { honestTally, type Tally } from './tally.ts'

/** Runs the user stories in Chromium; they start a portal of their own. */
export const runStories = async (): Promise<Tally> => {
  const chromium = await findChromium()
  console.log(`Chromium: ${chromium}`)
  const reports = await mkdtemp(join(tmpdir(), 'rental-portal-report-'))
  const report = join(reports, 'playwright.json')
  const child = Bun.spawn([process.execPath, 'run', 'test'], {
    cwd: join(root, 'e2e'),
    env: { ...process.env, CHROMIUM: chromium, E2E_REPORT: report },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const succeeded = (await child.exited) === 0
  const tally = tallyOfPlaywright(await readFile(report, 'utf8').catch(() => ''))
  await rm(reports, { recursive: true })
  return honestTally(tally, succeeded)
}

/**
 * Counts of Playwright's JSON report; zeroes for one that was never written. Passing a second time is still failing.
 * @internal
 */
export const tallyOfPlaywright = (json: string): Tally => {
  if (!json) return { passed: 0, failed: 0 }
  const { stats }: { stats: { expected: number; flaky: number; unexpected: number } } = JSON.parse(json)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
