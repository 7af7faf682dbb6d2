import './import-file.ts'
import { shellName } from '@portal/releases/names'
import { readPageData } from '../seam/page-data.ts'
import { keepEarlyPresses } from './layout/early-presses.ts'
import { pulse } from './pulse.ts'
import { report, startReporting } from './reports/report.ts'
import { showLateNotice } from './show-late-notice.ts'

keepEarlyPresses(pulse?.pressed)

// Federation shares React only with code that is loaded after its runtime.
import(/* webpackChunkName: "boot" */ './bootstrap.tsx').catch(error => {
  showLateNotice()
  reportBootFailure(error)
  throw error
})

/** Reporting may not have begun. */
const reportBootFailure = (error: unknown): void => {
  const page = readPageData()
  const about = { app: shellName, version: page.registry.shell.version, stage: 'boot' }
  startReporting(page, page.overrides ?? {})
  report({ ...about, kind: 'load' })
  report({ ...about, kind: 'failure', error })
}
