// The site header (spec §2.2).

import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import type { Registry } from '@portal/releases/registry'
import { Button } from '@portal/shared-ui/button'
import { IconButton } from '@portal/shared-ui/icon-button'
import { color, fontSize, fontWeight, radius, size, space } from '@portal/shared-ui/tokens'
import { Bot, Menu as MenuIcon, Search, SunMoon, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { SessionState } from '../../seam/session-state.ts'
import { useAddress } from '../address/address.ts'
import { Link } from '../address/link.tsx'
import type { ShellPlatform } from '../platform.ts'
import { toggleTheme } from '../theme.ts'
import { AccountButton } from './account-button.tsx'
import { CompactPanel } from './compact-panel.tsx'
import {
  Bar,
  HeaderFrame,
  OnCompact,
  OnRoomy,
  OnWide,
  SearchPlace,
  UnknownPerson,
  UntilRoomy,
} from './header-style.ts'
import { HomeSearch } from './home-search.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { NotificationsButton } from './notifications-button.tsx'
import { Part } from './part.tsx'
import { RoleLinks } from './role-links.tsx'

interface HeaderProps {
  registry: Registry
  platform: ShellPlatform
  session: SessionState
}

const Brand = ({ name = productName }: { name?: string | undefined }) => (
  <HomeLink to={sitePaths.home}>
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill={color.primary} />
      <path d="M8 15.5 16 8l8 7.5V24h-5.2v-5.4h-5.6V24H8Z" fill={color.onPrimary} />
    </svg>
    <span>{name}</span>
  </HomeLink>
)

export const Header = ({ registry, platform, session }: HeaderProps) => {
  const { key } = useAddress()
  const { operator, hasAssistant = true } = platform.settings
  const [isPanelOpen, setPanelOpen] = useState(false)
  const user = session === 'unknown' ? undefined : session?.user
  const Panelled = user ? UntilRoomy : OnCompact
  const menuButton = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the panel
  useEffect(() => setPanelOpen(false), [key])
  const closePanel = () => {
    setPanelOpen(false)
    menuButton.current?.focus()
  }

  return (
    <HeaderFrame onKeyDown={event => event.key === 'Escape' && isPanelOpen && closePanel()}>
      <Bar>
        <Part>
          <Brand name={operator?.portalName} />
        </Part>
        <SearchPlace>
          <Part>
            <HomeSearch />
          </Part>
        </SearchPlace>
        {user && (
          <OnRoomy>
            <Part>
              <RoleLinks registry={registry} user={user} />
            </Part>
          </OnRoomy>
        )}
        <OnWide>
          {hasAssistant && (
            <IconButton label="AI hub" asChild>
              <Link to={sitePaths.assistant}>
                <Bot aria-hidden />
              </Link>
            </IconButton>
          )}
          <IconButton label="Toggle theme" onClick={toggleTheme}>
            <SunMoon aria-hidden />
          </IconButton>
        </OnWide>
        {session === 'unknown' && <UnknownPerson aria-hidden />}
        {user && (
          <>
            <OnWide>
              <Part>
                <ModeSwitch user={user} viewMode={platform.viewMode} />
              </Part>
            </OnWide>
            <Part>
              <NotificationsButton platform={platform} personId={user.id} />
            </Part>
            <Part>
              <AccountButton user={user} platform={platform} />
            </Part>
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
        </OnCompact>
        <Panelled>
          <IconButton
            ref={menuButton}
            label={isPanelOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isPanelOpen}
            onClick={() => setPanelOpen(!isPanelOpen)}
          >
            {isPanelOpen ? <X aria-hidden /> : <MenuIcon aria-hidden />}
          </IconButton>
        </Panelled>
      </Bar>
      {isPanelOpen && (
        <Panelled>
          <Part>
            <CompactPanel
              registry={registry}
              session={session}
              viewMode={platform.viewMode}
              hasAssistant={hasAssistant}
            />
          </Part>
        </Panelled>
      )}
    </HeaderFrame>
  )
}

const HomeLink = styled(Link)`
  display: inline-flex;
  flex: 0 1 auto;
  /* If there is no room, the name wraps to a hidden line; screen readers still read it. */
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-width: 32px;
  height: ${size.touch};
  margin-right: auto;
  overflow: hidden;
  border-radius: ${radius.sm};
  color: ${color.text};
  font-size: ${fontSize.lg};
  font-weight: ${fontWeight.bold};
  letter-spacing: -0.02em;
  text-decoration: none;
  white-space: nowrap;
  & > svg {
    margin-block: 6px;
  }
`
