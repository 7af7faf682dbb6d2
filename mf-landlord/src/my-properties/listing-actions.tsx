// What can be done with a home: edit it, or pause, rent out and delete it from a menu.
import type { OwnProperty } from '@portal/contract/properties/own-property'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Menu, MenuItem, MenuSeparator } from '@portal/shared-ui/menu'
import { space } from '@portal/shared-ui/tokens'
import { CircleCheck, Ellipsis, Eye, EyeOff, KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { DeleteDialog } from './delete-dialog.tsx'
import { useChangeListing } from './use-change-listing.ts'

interface ListingActionsProps {
  property: OwnProperty
  onDeleted: () => void
}

export function ListingActions({ property, onDeleted }: ListingActionsProps) {
  const { id, title, isAvailable } = property
  const [isDeleting, setDeleting] = useState(false)
  const { mutate, isPending } = useChangeListing(property)
  const isPaused = property.visibilityLevel === 'private'
  const pause = () =>
    isPaused
      ? mutate({ change: { visibilityLevel: 'public' }, done: 'Shown in search again' })
      : mutate({ change: { visibilityLevel: 'private' }, done: 'Paused: tenants no longer find it' })
  const rent = () =>
    isAvailable
      ? mutate({ change: { isAvailable: false }, done: 'Marked as rented' })
      : mutate({ change: { isAvailable: true }, done: 'Marked as available' })
  return (
    <Actions>
      <Button asChild variant="outline" size="sm" icon={<Pencil aria-hidden />}>
        <Link to={sitePaths.editProperty(id)} aria-label={`Edit ${title}`}>
          Edit
        </Link>
      </Button>
      <Menu
        align="start"
        trigger={
          <Button
            variant="outline"
            size="sm"
            icon={<Ellipsis aria-hidden />}
            aria-label={`More for ${title}`}
            pending={isPending}
          >
            More
          </Button>
        }
      >
        <MenuItem asChild>
          <Link to={sitePaths.property(id)}>
            <Eye aria-hidden />
            View
          </Link>
        </MenuItem>
        <MenuItem icon={isPaused ? <Eye aria-hidden /> : <EyeOff aria-hidden />} onSelect={pause}>
          {isPaused ? 'Show again' : 'Pause'}
        </MenuItem>
        <MenuItem icon={isAvailable ? <KeyRound aria-hidden /> : <CircleCheck aria-hidden />} onSelect={rent}>
          {isAvailable ? 'Mark as rented' : 'Mark as available'}
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={() => setDeleting(true)}>
          Delete
        </MenuItem>
      </Menu>
      <DeleteDialog
        property={property}
        open={isDeleting}
        onClose={() => setDeleting(false)}
        onDeleted={onDeleted}
        onPause={isPaused ? undefined : pause}
      />
    </Actions>
  )
}

/** Above the cover of the card's title, so that each can be pressed. */
const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  width: fit-content;
`
