import type { ToastMessage } from '@portal/shared-ui/platform/platform'
import { type Store, useStore } from '@portal/shared-ui/platform/store'
import { ToastRegion } from '@portal/shared-ui/toast-region'
import { useRef } from 'react'

/** The one toast of the page, whichever app asked for it. */
export const Toasts = ({ toasts }: { toasts: Store<ToastMessage | null> }) => {
  const message = useStore(toasts)
  const shown = useRef<{ message: ToastMessage | null; id: number }>({ message: null, id: 0 })
  if (shown.current.message !== message) shown.current = { message, id: shown.current.id + 1 }
  return (
    <ToastRegion toast={message && { ...message, id: shown.current.id }} onClose={() => toasts.set(null)} />
  )
}
