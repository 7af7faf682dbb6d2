// Draws the one toast that is shown. The shell alone renders it; apps ask for toasts through the platform.
import * as RadixToast from '@radix-ui/react-toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Description, Root, Title, Viewport, Words } from './toast-region-style.tsx'

export interface ToastRegionProps {
  /** The toast to show, or null; a new `id` makes a new toast, which takes the place of the old one. */
  toast: {
    id: string | number
    title: string
    description?: string | undefined
    tone?: 'neutral' | 'success' | 'danger' | undefined
  } | null
  onClose: () => void
}

const icons = { neutral: Info, success: CircleCheck, danger: CircleAlert }

/** 5000 ms, swiped away to the right past 50 px, reached with F8 (spec §9). */
export function ToastRegion({ toast, onClose }: ToastRegionProps) {
  const tone = toast?.tone ?? 'neutral'
  const Icon = icons[tone]
  return (
    <RadixToast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Message">
      {toast && (
        <Root
          key={toast.id}
          $tone={tone}
          type={tone === 'danger' ? 'foreground' : 'background'}
          onOpenChange={open => {
            if (!open) onClose()
          }}
        >
          <Icon aria-hidden />
          <Words>
            <Title>{toast.title}</Title>
            {toast.description && <Description>{toast.description}</Description>}
          </Words>
          <RadixToast.Close asChild>
            <IconButton label="Dismiss">
              <X aria-hidden />
            </IconButton>
          </RadixToast.Close>
        </Root>
      )}
      <Viewport hotkey={['F8']} label="Messages ({hotkey})" />
    </RadixToast.Provider>
  )
}
