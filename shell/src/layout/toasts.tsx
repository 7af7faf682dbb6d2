import { Boundary } from '@portal/shared-ui/boundary'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import type { ToastMessage } from '@portal/shared-ui/platform/platform'
import { type Store, useStore } from '@portal/shared-ui/platform/store'
import { color, layer, radius, shadow, space } from '@portal/shared-ui/tokens'
import { useCallback, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { loadToasts } from './load-on-demand.ts'

const ToastRegion = lazily(async () => (await loadToasts()).ToastRegion)

/** The one toast of the page, whichever app asked for it. What draws toasts comes with the first one, or when the page is idle. */
export const Toasts = ({ toasts }: { toasts: Store<ToastMessage | null> }) => {
  const message = useStore(toasts)
  const shown = useRef<{ message: ToastMessage | null; id: number }>({ message: null, id: 0 })
  if (shown.current.message !== message) shown.current = { message, id: shown.current.id + 1 }
  const { id } = shown.current
  const close = useCallback(() => toasts.set(null), [toasts])
  // Nothing was said yet.
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

/** What was to be said, where the code that draws toasts does not come. */
const PlainToast = ({ title, description, onClose }: ToastMessage & { onClose: () => void }) => {
  useEffect(() => {
    const timer = setTimeout(onClose, plainMs)
    return () => clearTimeout(timer)
  }, [onClose])
  return (
    <PlainFrame aria-label="Messages">
      <div role="alert">
        <strong>{title}</strong>
        {description && <p>{description}</p>}
      </div>
    </PlainFrame>
  )
}

const PlainFrame = styled.section`
  position: fixed;
  inset: auto ${space[4]} ${space[4]};
  z-index: ${layer.toast};
  padding: ${space[4]};
  border-radius: ${radius.sm};
  background: ${color.raised};
  box-shadow: ${shadow.overlay};
`
