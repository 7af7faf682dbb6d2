import { quoted } from '@portal/contract/values/words'
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { useEffect, useRef } from 'react'

interface RemovedNoticeProps {
  name: string
  pending: boolean
  onUndo: () => void
  onDismiss: () => void
}

/** Names a removed item and offers Undo. Give each item its own key, so that the notice can take over the focus. */
export function RemovedNotice({ name, pending, onUndo, onDismiss }: RemovedNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus()
  }, [])
  return (
    <Notice
      live
      title={`Removed ${quoted(name)}`}
      action={
        <Button ref={undo} size="sm" variant="outline" pending={pending} onClick={onUndo}>
          Undo
        </Button>
      }
      onDismiss={onDismiss}
    />
  )
}
