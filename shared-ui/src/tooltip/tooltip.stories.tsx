import { Sparkles } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

export default { title: 'Tooltip' }

const button = (
  <IconButton label="AI hub">
    <Sparkles aria-hidden />
  </IconButton>
)

export const Closed = () => (
  <TooltipProvider>
    <Tooltip label="AI hub">{button}</Tooltip>
  </TooltipProvider>
)

export const Open = () => (
  <TooltipProvider>
    <Tooltip label="AI hub" defaultOpen>
      {button}
    </Tooltip>
  </TooltipProvider>
)
