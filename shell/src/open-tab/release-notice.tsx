import { Button } from '@portal/shared-ui/button'
import { color, fontSize, layer, radius, shadow, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

interface ReleaseNoticeProps {
  onReload: () => void
  onClose: () => void
}

/** Offers to load the page again, over whatever is shown; nothing is lost by either answer. */
export const ReleaseNotice = ({ onReload, onClose }: ReleaseNoticeProps) => (
  <Frame role="status">
    <p>This page has been updated. Reload to get the latest version.</p>
    <Buttons>
      <Button size="sm" onClick={onReload}>
        Reload
      </Button>
      <Button size="sm" variant="outline" onClick={onClose}>
        Not now
      </Button>
    </Buttons>
  </Frame>
)

const Frame = styled.div`
  position: fixed;
  inset: auto ${space[4]} ${space[4]};
  z-index: ${layer.floating};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  width: fit-content;
  margin: 0 auto;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.sm};
  background: ${color.raised};
  box-shadow: ${shadow.overlay};
  font-size: ${fontSize.sm};
`

const Buttons = styled.div`
  display: flex;
  gap: ${space[2]};
`
