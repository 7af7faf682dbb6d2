import { Button } from '@portal/shared-ui/button'
import { Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReportSubject } from './report-dialog.tsx'
import { useReport } from './use-report.tsx'

interface ReportButtonProps {
  subject: ReportSubject
  children: ReactNode
}

export const ReportButton = ({ subject, children }: ReportButtonProps) => {
  const { isOpening, open, dialog } = useReport(subject)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<Flag aria-hidden />}
        aria-haspopup="dialog"
        busy={isOpening}
        onClick={open}
      >
        {children}
      </Button>
      {dialog}
    </>
  )
}
