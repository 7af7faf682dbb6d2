// Its menu loads when it is wanted: until then it is a button that looks and reads the same.
import { withoutCode } from '@portal/client/connection-error'
import { Avatar } from '@portal/shared-ui/avatar'
import { IconButton, type IconButtonProps } from '@portal/shared-ui/icon-button'
import { useMenuOnDemand } from '@portal/shared-ui/menu-on-demand'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import type { ShellPlatform } from '../platform.ts'
import { loadAccountMenu } from './load-on-demand.ts'

interface AccountButtonProps {
  user: SessionUser
  platform: ShellPlatform
}

export const AccountButton = ({ user, platform }: AccountButtonProps) => {
  const name = `${user.firstName} ${user.lastName}`
  const button = (attributes?: Partial<IconButtonProps>) => (
    <IconButton label={`Account of ${name}`} {...attributes}>
      <Avatar
        name={name}
        src={user.profilePicture ?? undefined}
        sizePx={32}
        tone={user.userType === 'landlord' ? 'secondary' : 'primary'}
      />
    </IconButton>
  )
  const [opened, attributes] = useMenuOnDemand(loadAccountMenu, () =>
    platform.toast({
      title: 'We couldn’t open the menu',
      description: withoutCode('read').sentence,
      tone: 'danger',
    }),
  )
  if (!opened) return button(attributes)
  const { Menu, ...start } = opened
  return <Menu user={user} platform={platform} trigger={button()} {...start} />
}
