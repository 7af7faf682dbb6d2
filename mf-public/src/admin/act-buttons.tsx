import type { Read } from '@portal/app-kit/use-change'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { Stack } from '@portal/shared-ui/stack'
import { type ReactNode, useState } from 'react'
import type { Act } from './act-dialog.tsx'

const ActDialog = lazily(async () => (await import('./admin-dialogs.ts')).ActDialog)

/** Asks for a reason, or has a dialog of its own. */
export type ActButton = {
  words: string
  icon: ReactNode
  /** The same as its opposite's, which takes its place and the focus. */
  slot?: string
} & (Act | { dialog: (close: () => void) => ReactNode })

interface ActButtonsProps {
  acts: readonly ActButton[]
  /** What shows an act. */
  reads: readonly Read[]
}

/** What administrators can do to an account or a listing. */
export const ActButtons = ({ acts, reads }: ActButtonsProps) => {
  // As it was begun: what it is about changes while its dialog is still open.
  const [begun, setBegun] = useState<ActButton>()
  const close = () => setBegun(undefined)
  return (
    <>
      <Stack $direction="row" $gap={2}>
        {acts.map(act => (
          <Button
            key={act.slot ?? act.words}
            variant="outline"
            icon={act.icon}
            aria-haspopup="dialog"
            onClick={() => setBegun(act)}
          >
            {act.words}
          </Button>
        ))}
      </Stack>
      {begun && (
        <DialogOnDemand title={begun.words} onClose={close}>
          {'dialog' in begun ? (
            begun.dialog(close)
          ) : (
            <ActDialog {...begun} title={begun.words} reads={reads} onClose={close} />
          )}
        </DialogOnDemand>
      )}
    </>
  )
}
