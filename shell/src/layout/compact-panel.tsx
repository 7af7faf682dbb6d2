import * as sitePaths from '@portal/contract/site-paths'
import type { Registry } from '@portal/releases/registry'
import { Button } from '@portal/shared-ui/button'
import type { Platform } from '@portal/shared-ui/platform/platform'
import { color, space } from '@portal/shared-ui/tokens'
import { Bot, SunMoon } from 'lucide-react'
import { styled } from 'styled-components'
import type { SessionState } from '../../seam/session-state.ts'
import { Link } from '../address/link.tsx'
import { toggleTheme } from '../theme.ts'
import { OnCompact } from './header-style.ts'
import { HomeSearch } from './home-search.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { RoleLinks } from './role-links.tsx'

interface CompactPanelProps {
  registry: Registry
  session: SessionState
  viewMode: Platform['viewMode']
  hasAssistant: boolean
}

export const CompactPanel = ({ registry, session, viewMode, hasAssistant }: CompactPanelProps) => (
  <Panel>
    <OnCompact>
      <HomeSearch autoFocus />
    </OnCompact>
    {session && session !== 'unknown' && <RoleLinks registry={registry} user={session.user} isStacked />}
    <OnCompact>
      {session && session !== 'unknown' && <ModeSwitch user={session.user} viewMode={viewMode} isInPanel />}
      {session === null && (
        <>
          <Button asChild variant="outline">
            <Link to={sitePaths.auth}>Log In</Link>
          </Button>
          <Button asChild>
            <Link to={sitePaths.auth} state={{ tab: 'register' }}>
              Sign Up
            </Link>
          </Button>
          <Button asChild variant="ghost">
            <Link to={sitePaths.pricing}>Pricing</Link>
          </Button>
        </>
      )}
      {hasAssistant && (
        <Button asChild variant="ghost">
          <Link to={sitePaths.assistant}>
            <Bot aria-hidden /> AI Assistant
          </Link>
        </Button>
      )}
      <Button variant="ghost" icon={<SunMoon aria-hidden />} onClick={toggleTheme}>
        Toggle theme
      </Button>
    </OnCompact>
  </Panel>
)

const Panel = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]} ${space[4]};
  border-top: 1px solid ${color.border};
  ${OnCompact} {
    flex-direction: column;
    gap: ${space[2]};
  }
  ${OnCompact} > :is(a, button) {
    justify-content: flex-start;
    padding-inline: ${space[3]};
  }
`
