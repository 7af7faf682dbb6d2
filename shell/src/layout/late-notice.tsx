import { useIsTakenOver } from '@portal/shared-ui/platform/use-is-taken-over'
import { color, fontSize, layer, radius, shadow, space } from '@portal/shared-ui/tokens'
import { keyframes, styled } from 'styled-components'
import { lateNoticeId } from '../show-late-notice.ts'

/**
 * A page whose script does not come looks as if it were still loading, for ever: after a while this says so. It needs no script to
 * appear, and goes as soon as the script has taken the page over.
 */
export const LateNotice = () => {
  const isTakenOver = useIsTakenOver()
  if (isTakenOver) return null
  return (
    <Frame id={lateNoticeId} role="status">
      This page is taking longer than usual.{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own */}
      <a href="">Try again</a>
    </Frame>
  )
}

const appear = keyframes`
  to {
    visibility: visible;
  }
`

const Frame = styled.p`
  position: fixed;
  inset: auto ${space[4]} ${space[4]};
  z-index: ${layer.floating};
  width: fit-content;
  margin: 0 auto;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.sm};
  background: ${color.raised};
  box-shadow: ${shadow.overlay};
  font-size: ${fontSize.sm};
  visibility: hidden;
  animation: ${appear} 1ms 12s forwards;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: ${space[2]};
  }
`
