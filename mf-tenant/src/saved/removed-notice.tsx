import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { useEffect, useRef } from 'react'

interface RemovedNoticeProps {
  /** Of what is no longer saved. */
  name: string
  pending: boolean
  onUndo: () => void
  onDismiss: () => void
}

/** Says what was taken off a list, and takes it back. Draw it with a key, so that each gets the focus of what has gone. */
export function RemovedNotice({ name, pending, onUndo, onDismiss }: RemovedNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus()
  }, [])
  return (
    <Notice
      live
      title={`“${name}” is no longer saved`}
      action={
        <Button ref={undo} size="sm" variant="outline" pending={pending} onClick={onUndo}>
          Save it again
        </Button>
      }
      onDismiss={onDismiss}
    />
  )
}
