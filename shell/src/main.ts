import './import-file.ts'
import { keepEarlyPresses } from './layout/early-presses.ts'
import { reportBootFailure } from './reports/report-boot-failure.ts'
import { showLateNotice } from './show-late-notice.ts'

keepEarlyPresses()

// Federation shares React only with code that is loaded after its runtime.
import(/* webpackChunkName: "boot" */ './bootstrap.tsx').catch(error => {
  showLateNotice()
  reportBootFailure(error)
  throw error
})
