// Only the shell renders it; apps request toasts through the platform.
import * as RadixToast from '@radix-ui/react-toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import { raisedStyle } from '../floating/floating.tsx'
import { useFreePlace } from '../free-place/free-place.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { color, fontSize, fontWeight, layer, media, motion, space } from '../tokens/tokens.tsx'

export interface ToastRegionProps {
  /** A new `id` makes a new toast, which replaces the old one. */
  toast: {
    id: string | number
    title: string
    description?: string | undefined
    tone?: 'neutral' | 'success' | 'danger' | undefined
  } | null
  onClose: () => void
}

const icons = { neutral: Info, success: CircleCheck, danger: CircleAlert }

/**
 * At the bottom, or further up where it would cover what is needed; 5000 ms, swiped away to the right past 50 px, reached with F8 (spec
 * §9).
 */
export function ToastRegion({ toast, onClose }: ToastRegionProps) {
  const tone = toast?.tone ?? 'neutral'
  const Icon = icons[tone]
  const region = useRef<HTMLOListElement>(null)
  const place = useFreePlace(region, toast?.id)
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
      <Viewport ref={region} style={place} hotkey={['F8']} label="Messages ({hotkey})" />
    </RadixToast.Provider>
  )
}

const appear = keyframes`from { opacity: 0; translate: 0 16px; }`
const leave = keyframes`to { translate: calc(100% + 16px) 0; }`

const Viewport = styled(RadixToast.Viewport)`
  position: fixed;
  inset: auto ${space[4]} ${space[4]};
  z-index: ${layer.toast};
  margin: 0;
  padding: 0;
  list-style: none;
  outline: none;
  ${media.tablet} {
    inset: auto ${space[6]} ${space[6]} auto;
    width: 400px;
  }
`

const iconColors = { neutral: color.primary, success: color.onSuccessSoft, danger: color.danger }

const Root = styled(RadixToast.Root)<{ $tone: keyof typeof iconColors }>`
  ${raisedStyle}
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[2]} ${space[3]} ${space[4]};
  ${props => props.$tone === 'danger' && `border-color: ${color.danger};`}
  animation: ${appear} ${motion.base};
  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
    margin-top: 12px;
    color: ${props => iconColors[props.$tone]};
  }
  &[data-swipe='move'] {
    translate: var(--radix-toast-swipe-move-x) 0;
  }
  &[data-swipe='cancel'] {
    translate: 0 0;
    transition: translate ${motion.base};
  }
  &[data-swipe='end'] {
    animation: ${leave} ${motion.fast} forwards;
  }
`

const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: 10px;
`

const Title = styled(RadixToast.Title)`
  font-weight: ${fontWeight.semibold};
`

const Description = styled(RadixToast.Description)`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
