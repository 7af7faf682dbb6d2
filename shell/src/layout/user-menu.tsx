// A signed-in person's own account, and how to sign out.
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Avatar } from '@portal/shared-ui/avatar'
import { IconButton } from '@portal/shared-ui/icon-button'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@portal/shared-ui/menu'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { CreditCard, LogOut, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { notifyOtherTabs } from '../other-tabs.ts'
import type { ShellPlatform } from '../platform.ts'

interface UserMenuProps {
  user: SessionUser
  platform: ShellPlatform
}

export const UserMenu = ({ user, platform }: UserMenuProps) => {
  const navigate = useNavigate()
  const name = `${user.firstName} ${user.lastName}`

  const signOut = async () => {
    try {
      await call(authEndpoints.logout)
    } catch (error) {
      const isOver = error instanceof ApiError && error.code === 'no_session'
      const description = sentenceOf(error, 'Unable to log out. Please try again.')
      if (!isOver) return platform.toast({ title: 'Error', description, tone: 'danger' })
    }
    notifyOtherTabs(null)
    // A new page, so that nothing of this person stays in any app's memory.
    window.location.assign(sitePaths.home)
  }

  return (
    <Menu
      trigger={
        <IconButton label={`Account of ${name}`}>
          <Avatar name={name} sizePx={32} tone={user.userType === 'landlord' ? 'secondary' : 'primary'} />
        </IconButton>
      }
    >
      <MenuLabel>
        {name}
        <br />
        {user.email}
      </MenuLabel>
      <MenuSeparator />
      <MenuItem icon={<UserRound aria-hidden />} onSelect={() => navigate(sitePaths.profile)}>
        Profile
      </MenuItem>
      <MenuItem icon={<CreditCard aria-hidden />} onSelect={() => navigate(sitePaths.subscription)}>
        Subscription
      </MenuItem>
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void signOut()}>
        Log out
      </MenuItem>
    </Menu>
  )
}
