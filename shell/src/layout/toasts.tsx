import { Boundary } from '@portal/shared-ui/boundary'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import type { ToastMessage } from '@portal/shared-ui/platform/platform'
import { type Store, useStore } from '@portal/shared-ui/platform/store'
import { useCallback, useEffect, useRef } from 'react'
import { loadToasts } from './load-on-demand.ts'
import { NoticeFrame } from './notice-frame.ts'

const ToastRegion = lazily(async () => (await loadToasts()).ToastRegion)

/** The code that draws toasts loads with the first one, or when the page is idle. */
export const Toasts = ({ toasts }: { toasts: Store<ToastMessage | null> }) => {
  const message = useStore(toasts)
  const shown = useRef<{ message: ToastMessage | null; id: number }>({ message: null, id: 0 })
  if (shown.current.message !== message) shown.current = { message, id: shown.current.id + 1 }
  const { id } = shown.current
  const close = useCallback(() => toasts.set(null), [toasts])
  // There was no toast yet.
  if (id === 0) return null
  return (
    <Boundary resetKeys={[id]} fallback={() => message && <PlainToast {...message} onClose={close} />}>
      <WhileLoading>
        <ToastRegion toast={message && { ...message, id }} onClose={close} />
      </WhileLoading>
    </Boundary>
  )
}

const plainMs = 5000

/** If the code that draws toasts fails to load. */
const PlainToast = ({ title, description, onClose }: ToastMessage & { onClose: () => void }) => {
  useEffect(() => {
    const timer = setTimeout(onClose, plainMs)
    return () => clearTimeout(timer)
  }, [onClose])
  return (
    <NoticeFrame as="section" data-notice aria-label="Messages">
      <div role="alert">
        <strong>{title}</strong>
        {description && <p>{description}</p>}
      </div>
    </NoticeFrame>
  )
}
