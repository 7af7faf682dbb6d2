// More actions on a home. It opens as soon as it has loaded, because a press loads it.
import type { OwnProperty } from '@portal/contract/properties/own-property'
import * as sitePaths from '@portal/contract/site-paths'
import { Menu, MenuItem, MenuSeparator } from '@portal/shared-ui/menu'
import { CircleCheck, Copy, Eye, EyeOff, KeyRound, Trash2, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface ListingMenuProps {
  property: OwnProperty
  trigger: ReactNode
  startsAtFirst: boolean
  onPause: () => void
  onRent: () => void
  onVacate: () => void
  onDuplicate: () => void
  onDelete: () => void
}

export function ListingMenu({
  property,
  trigger,
  startsAtFirst,
  onPause,
  onRent,
  onVacate,
  onDuplicate,
  onDelete,
}: ListingMenuProps) {
  const { id, isAvailable, visibilityLevel } = property
  const isPaused = visibilityLevel === 'private'
  return (
    <Menu defaultOpen startsAtFirst={startsAtFirst} align="start" trigger={trigger}>
      <MenuItem asChild>
        <Link to={sitePaths.landlordProperty(id)}>
          <Users aria-hidden />
          Tenants
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={sitePaths.property(id)}>
          <Eye aria-hidden />
          View
        </Link>
      </MenuItem>
      <MenuItem icon={isPaused ? <Eye aria-hidden /> : <EyeOff aria-hidden />} onSelect={onPause}>
        {isPaused ? 'Show again' : 'Pause'}
      </MenuItem>
      <MenuItem
        icon={isAvailable ? <KeyRound aria-hidden /> : <CircleCheck aria-hidden />}
        onSelect={isAvailable ? onRent : onVacate}
      >
        {isAvailable ? 'Mark as rented' : 'Mark as available'}
      </MenuItem>
      <MenuItem icon={<Copy aria-hidden />} onSelect={onDuplicate}>
        Duplicate
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  )
}
