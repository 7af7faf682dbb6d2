import { IconButton } from '@portal/shared-ui/icon-button'
import { color, media, radius, shadow, space } from '@portal/shared-ui/tokens'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'

/** Previous and next, over the picture. Touch screens swipe instead. */
export const Arrows = ({ onStep }: { onStep: (by: -1 | 1) => void }) => (
  <>
    <Arrow $side="left" label="Previous picture" onClick={() => onStep(-1)}>
      <ChevronLeft aria-hidden />
    </Arrow>
    <Arrow $side="right" label="Next picture" onClick={() => onStep(1)}>
      <ChevronRight aria-hidden />
    </Arrow>
  </>
)

const Arrow = styled(IconButton)<{ $side: 'left' | 'right' }>`
  position: absolute;
  z-index: 1;
  top: 50%;
  ${props => props.$side}: ${space[3]};
  translate: 0 -50%;
  border-radius: ${radius.full};
  background: ${color.raised};
  box-shadow: ${shadow.raised};
  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.raised};
    }
  }
`
