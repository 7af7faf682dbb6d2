// What the account button opens, and how to sign out.
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@portal/shared-ui/menu'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { CreditCard, LogOut, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { goTo } from '../address/address.ts'
import { forgetAssistant } from '../assistant/kept-open.ts'
import { notifyOtherTabs } from '../other-tabs.ts'
import type { ShellPlatform } from '../platform.ts'

interface AccountMenuProps {
  user: SessionUser
  platform: ShellPlatform
  trigger: ReactNode
  /** Whether the first item has the focus when it opens. */
  startsAtFirst: boolean
}

/** Opens at once: it comes when it is wanted. */
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
    // A new page, so that nothing of this person stays in any app's memory.
    window.location.assign(sitePaths.home)
  }

  return (
    <Menu defaultOpen startsAtFirst={startsAtFirst} trigger={trigger}>
      <MenuLabel>
        {user.firstName} {user.lastName}
        <br />
        {user.email}
      </MenuLabel>
      <MenuSeparator />
      <MenuItem icon={<UserRound aria-hidden />} onSelect={() => goTo(sitePaths.profile)}>
        Profile
      </MenuItem>
      <MenuItem icon={<CreditCard aria-hidden />} onSelect={() => goTo(sitePaths.subscription)}>
        Subscription
      </MenuItem>
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void signOut()}>
        Log out
      </MenuItem>
    </Menu>
  )
}
