import { useIsTakenOver } from '@portal/shared-ui/platform/use-is-taken-over'
import { size } from '@portal/shared-ui/tokens'
import { keyframes, styled } from 'styled-components'
import { lateNoticeId } from '../show-late-notice.ts'
import { NoticeFrame } from './notice-frame.ts'

/** A page whose script does not load looks as if it were loading forever: this says so, without a script, until one has taken over. */
export const LateNotice = () => {
  const isTakenOver = useIsTakenOver()
  if (isTakenOver) return null
  return (
    <Frame id={lateNoticeId} data-notice role="status">
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

const Frame = styled(NoticeFrame)`
  visibility: hidden;
  animation: ${appear} 1ms 12s forwards;
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.touch};
  }
`
