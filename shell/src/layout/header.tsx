// The site header, on every screen (spec §2.2).
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { IconButton } from '@portal/shared-ui/icon-button'
import { Bot, Menu as MenuIcon, Search, SunMoon, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { ShellPlatform } from '../platform.ts'
import type { SessionState } from '../session-state.ts'
import { toggleTheme } from '../theme.ts'
import { Brand } from './brand.tsx'
import { CompactPanel } from './compact-panel.tsx'
import { Bar, HeaderFrame, OnCompact, OnWide, SearchPlace, UnknownPerson } from './header-style.ts'
import { HomeSearch } from './home-search.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { NotificationsButton } from './notifications-button.tsx'
import { UserMenu } from './user-menu.tsx'

interface HeaderProps {
  platform: ShellPlatform
  session: SessionState
}

export const Header = ({ platform, session }: HeaderProps) => {
  const { key } = useLocation()
  const [isPanelOpen, setPanelOpen] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the panel
  useEffect(() => setPanelOpen(false), [key])
  const closePanel = () => {
    setPanelOpen(false)
    menuButton.current?.focus()
  }

  return (
    <HeaderFrame>
      <Bar>
        <Brand />
        <SearchPlace>
          <HomeSearch />
        </SearchPlace>
        <OnWide>
          <IconButton label="AI hub" asChild>
            <Link to={sitePaths.assistant}>
              <Bot aria-hidden />
            </Link>
          </IconButton>
          <IconButton label="Toggle theme" onClick={toggleTheme}>
            <SunMoon aria-hidden />
          </IconButton>
        </OnWide>
        {session === 'unknown' && <UnknownPerson aria-hidden />}
        {session && session !== 'unknown' && (
          <>
            <OnWide>
              <ModeSwitch viewMode={platform.viewMode} />
            </OnWide>
            <NotificationsButton />
            <UserMenu user={session.user} platform={platform} />
          </>
        )}
        {session === null && (
          <OnWide>
            <Button asChild variant="ghost">
              <Link to={sitePaths.pricing}>Pricing</Link>
            </Button>
            <Button asChild variant="ghost">
              <Link to={sitePaths.auth}>Log In</Link>
            </Button>
            <Button asChild>
              <Link to={sitePaths.auth} state={{ tab: 'register' }}>
                Sign Up
              </Link>
            </Button>
          </OnWide>
        )}
        <OnCompact>
          <IconButton
            label={isPanelOpen ? 'Close search' : 'Open search'}
            aria-expanded={isPanelOpen}
            onClick={() => setPanelOpen(!isPanelOpen)}
          >
            <Search aria-hidden />
          </IconButton>
          <IconButton
            ref={menuButton}
            label={isPanelOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isPanelOpen}
            onClick={() => setPanelOpen(!isPanelOpen)}
          >
            {isPanelOpen ? <X aria-hidden /> : <MenuIcon aria-hidden />}
          </IconButton>
        </OnCompact>
      </Bar>
      {isPanelOpen && <CompactPanel session={session} viewMode={platform.viewMode} onClose={closePanel} />}
    </HeaderFrame>
  )
}
