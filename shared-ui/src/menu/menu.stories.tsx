import { CreditCard, LogOut, UserRound } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from './menu.tsx'

export default { title: 'Menu' }

const items = (
  <>
    <MenuLabel>ana@example.com</MenuLabel>
    <MenuItem icon={<UserRound aria-hidden />}>Profile</MenuItem>
    <MenuItem asChild>
      <a href="#subscription">
        <CreditCard aria-hidden />
        Subscription
      </a>
    </MenuItem>
    <MenuSeparator />
    <MenuItem icon={<LogOut aria-hidden />} tone="danger">
      Log out
    </MenuItem>
  </>
)

export const Closed = () => <Menu trigger={<Button variant="outline">Account</Button>}>{items}</Menu>

export const Open = () => (
  <Menu defaultOpen align="start" trigger={<Button variant="outline">Account</Button>}>
    {items}
  </Menu>
)
