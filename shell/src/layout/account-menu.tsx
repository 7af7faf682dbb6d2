import { ApiError, sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { roleOf } from '@portal/contract/people/role-words'
import * as sitePaths from '@portal/contract/site-paths'
import { unreadThreads } from '@portal/contract/threads/unread-threads'
import { overviewPath } from '@portal/releases/names'
import { Badge } from '@portal/shared-ui/badge'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@portal/shared-ui/menu'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import {
  CreditCard,
  FileText,
  Gavel,
  LayoutGrid,
  LogOut,
  MessagesSquare,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { goTo } from '../address/address.ts'
import { forgetAssistant } from '../assistant/kept-open.ts'
import { notifyOtherTabs } from '../other-tabs.ts'
import type { ShellPlatform } from '../platform.ts'

interface AccountMenuProps {
  user: SessionUser
  platform: ShellPlatform
  trigger: ReactNode
  startsAtFirst: boolean
}

export const AccountMenu = ({ user, platform, trigger, startsAtFirst }: AccountMenuProps) => {
  const signOut = async () => {
    try {
      await call(authEndpoints.logout)
    } catch (error) {
      const isOver = error instanceof ApiError && error.code === 'no_session'
      const description = sentenceOf(error, 'Unable to log out. Please try again.')
      if (!isOver) return platform.toast({ title: 'Error', description, tone: 'danger' })
    }
    notifyOtherTabs(null)
    forgetAssistant()
    // A page load, so that no app keeps this person's data in memory.
    window.location.assign(sitePaths.home)
  }

  return (
    <Menu defaultOpen startsAtFirst={startsAtFirst} trigger={trigger}>
      <MenuLabel>
        {user.firstName} {user.lastName}
        <br />
        {user.email}
        {user.isAdministrator && (
          <>
            <br />
            {roleOf(user)}
          </>
        )}
      </MenuLabel>
      <MenuSeparator />
      <MenuItem icon={<UserRound aria-hidden />} onSelect={() => goTo(sitePaths.profile)}>
        Profile
      </MenuItem>
      <MenuItem icon={<MessagesSquare aria-hidden />} onSelect={() => goTo(sitePaths.messages)}>
        Messages <UnreadThreads />
      </MenuItem>
      {user.userType === 'tenant' && (
        <MenuItem icon={<FileText aria-hidden />} onSelect={() => goTo(sitePaths.applications)}>
          Applications
        </MenuItem>
      )}
      <MenuItem icon={<CreditCard aria-hidden />} onSelect={() => goTo(sitePaths.subscription)}>
        Subscription
      </MenuItem>
      {user.isAdministrator && (
        <>
          <MenuItem icon={<Gavel aria-hidden />} onSelect={() => goTo(sitePaths.admin)}>
            Review queue
          </MenuItem>
          <MenuItem icon={<LayoutGrid aria-hidden />} onSelect={() => goTo(overviewPath)}>
            Apps
          </MenuItem>
        </>
      )}
      {user.needsSecondFactor && (
        <MenuItem icon={<ShieldCheck aria-hidden />} onSelect={() => goTo(sitePaths.security)}>
          Turn on two-step sign-in
        </MenuItem>
      )}
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void signOut()}>
        Log out
      </MenuItem>
    </Menu>
  )
}

/** Conversations with something unread, asked whenever the menu opens; nothing until known, or for none. */
const UnreadThreads = () => {
  const [unread, setUnread] = useState(0)
  useEffect(() => {
    const gone = new AbortController()
    call(unreadThreads, { query: { limit: '1' }, signal: gone.signal, isQuiet: true }).then(
      answer => setUnread(answer.unread),
      () => undefined,
    )
    return () => gone.abort()
  }, [])
  return (
    unread > 0 && (
      <Badge tone="primary">
        {unread > 99 ? '99+' : unread}
        <VisuallyHidden> unread</VisuallyHidden>
      </Badge>
    )
  )
}
