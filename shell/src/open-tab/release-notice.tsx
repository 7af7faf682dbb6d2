import { Button } from '@portal/shared-ui/button'
import { useFreePlace } from '@portal/shared-ui/free-place'
import { space } from '@portal/shared-ui/tokens'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { NoticeFrame } from '../layout/notice-frame.ts'

interface ReleaseNoticeProps {
  onReload: () => void
  onClose: () => void
}

/** Nothing is lost either way. */
export const ReleaseNotice = ({ onReload, onClose }: ReleaseNoticeProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const place = useFreePlace(frame, 'release')
  return (
    <NoticeFrame ref={frame} data-notice role="status" style={place}>
      <p>This page has been updated. Reload to get the latest version.</p>
      <Buttons>
        <Button size="sm" onClick={onReload}>
          Reload
        </Button>
        <Button size="sm" variant="outline" onClick={onClose}>
          Not now
        </Button>
      </Buttons>
    </NoticeFrame>
  )
}

const Buttons = styled.div`
  display: flex;
  gap: ${space[2]};
`
