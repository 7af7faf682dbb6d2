// The parts of the header that small screens have no room for.
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import type { ViewMode } from '@portal/shared-ui/platform/platform'
import type { Store } from '@portal/shared-ui/platform/store'
import { color, media, space } from '@portal/shared-ui/tokens'
import { Bot, SunMoon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { SessionState } from '../session-state.ts'
import { toggleTheme } from '../theme.ts'
import { HomeSearch } from './home-search.tsx'
import { ModeSwitch } from './mode-switch.tsx'

interface CompactPanelProps {
  session: SessionState
  viewMode: Store<ViewMode>
  onClose: () => void
}

export const CompactPanel = ({ session, viewMode, onClose }: CompactPanelProps) => (
  <Panel onKeyDown={event => event.key === 'Escape' && onClose()}>
    <HomeSearch autoFocus />
    {session && session !== 'unknown' && <ModeSwitch viewMode={viewMode} words="Switch Mode" />}
    {session === null && (
      <>
        <Button asChild variant="outline">
          <Link to={sitePaths.auth}>Log In</Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to={sitePaths.pricing}>Pricing</Link>
        </Button>
      </>
    )}
    <Button asChild variant="ghost">
      <Link to={sitePaths.assistant}>
        <Bot aria-hidden /> AI Assistant
      </Link>
    </Button>
    <Button variant="ghost" icon={<SunMoon aria-hidden />} onClick={toggleTheme}>
      Toggle theme
    </Button>
  </Panel>
)

const Panel = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]} ${space[4]};
  border-top: 1px solid ${color.border};
  ${media.desktop} {
    display: none;
  }
`
