import { shellName } from '@portal/releases/names'
import { readPageData } from '../../seam/page-data.ts'
import { report, startReporting } from './report.ts'

/** For a shell that could not start: reporting may not have begun. */
export const reportBootFailure = (error: unknown): void => {
  const page = readPageData()
  const about = { app: shellName, version: page.registry.shell.version, stage: 'boot' }
  startReporting(page, page.overrides ?? {})
  report({ ...about, kind: 'load' })
  report({ ...about, kind: 'failure', error })
}
