import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { useState } from 'react'
import { styled } from 'styled-components'

const CancelDialog = lazily(async () => (await import('./cancel-dialog.tsx')).CancelDialog)

const title = 'Cancel this inquiry?'

export function CancelInquiry({ inquiry }: { inquiry: Inquiry }) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Quiet
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={isAsking}
        {...CancelDialog.near}
        onClick={() => setAsking(true)}
      >
        Cancel inquiry<VisuallyHidden as="span"> about {inquiry.property.title}</VisuallyHidden>
      </Quiet>
      {isAsking && (
        <DialogOnDemand title={title} size="sm" onClose={close}>
          <CancelDialog title={title} inquiry={inquiry} onClose={close} />
        </DialogOnDemand>
      )}
    </>
  )
}

const Quiet = styled(Button)`
  margin-inline-start: auto;
`
