import './import-file.ts'
import { reportBootFailure } from './reports/report-boot-failure.ts'
import { showLateNotice } from './show-late-notice.ts'

// Federation shares React only with code that is loaded after its runtime.
import('./bootstrap.tsx').catch(error => {
  showLateNotice()
  reportBootFailure(error)
  throw error
})
