// Never the only place for information.
import * as RadixTooltip from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, fontWeight, layer, radius, shadow, space } from '../tokens/tokens.tsx'

/** Once around each app: opens after 700 ms, and within 300 ms after another without delay (spec §9). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
  )
}

interface TooltipProps {
  label: ReactNode
  defaultOpen?: boolean
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** It must accept a ref and the focus. */
  children: ReactElement
}

export function Tooltip({ label, side = 'bottom', defaultOpen = false, children }: TooltipProps) {
  return (
    <RadixTooltip.Root defaultOpen={defaultOpen}>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <Bubble side={side} sideOffset={6} collisionPadding={8}>
          {label}
        </Bubble>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  )
}

const Bubble = styled(RadixTooltip.Content)`
  z-index: ${layer.floating};
  max-width: 280px;
  padding: 6px ${space[3]};
  border-radius: ${radius.sm};
  background: ${color.text};
  color: ${color.canvas};
  box-shadow: ${shadow.raised};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
  text-wrap: pretty;
`
