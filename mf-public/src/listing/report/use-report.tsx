import { useState } from 'react'
import { usePart } from '../use-part.ts'
import type { ReportSubject } from './report-dialog.tsx'

const loadDialog = async () => (await import('./report-dialog.tsx')).ReportDialog

/** For a button that opens the form to report this to the portal: its code loads when the button is pressed. */
export const useReport = (subject: ReportSubject) => {
  const [isWanted, setWanted] = useState(false)
  const { part: ReportDialog, isComing, need } = usePart(loadDialog, 'We couldn’t open the form.')
  return {
    isOpening: isComing,
    open: async () => {
      setWanted(true)
      if (!(await need())) setWanted(false)
    },
    dialog: isWanted && ReportDialog && <ReportDialog subject={subject} onClose={() => setWanted(false)} />,
  }
}
