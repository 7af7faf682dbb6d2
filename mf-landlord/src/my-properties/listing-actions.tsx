// A home's actions: Edit, and a menu with pause, rent out and delete, which loads on demand.

import { sentenceOf } from '@portal/client/api-error'
import { isToBeConfirmed, type OwnProperty } from '@portal/contract/properties/own-property'
import * as sitePaths from '@portal/contract/site-paths'
import { quoted } from '@portal/contract/values/words'
import { Button, type ButtonProps } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { useMenuOnDemand } from '@portal/shared-ui/menu-on-demand'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { useToast } from '@portal/shared-ui/platform/platform'
import { space } from '@portal/shared-ui/tokens'
import { CircleCheck, Ellipsis, Pencil } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { toAvailable } from '../use-listing-change.ts'
import type { ListingMenu } from './listing-menu.tsx'
import { useChangeListing, useConfirmListing, useDuplicateListing } from './use-change-listing.ts'

const loadMenu = async () => (await import('./listing-menu.tsx')).ListingMenu
const InviteDialog = lazily(async () => (await import('../invite-dialog.tsx')).InviteDialog)
const RentDialog = lazily(async () => (await import('./rent-dialog.tsx')).RentDialog)
const DeleteDialog = lazily(async () => (await import('./delete-dialog.tsx')).DeleteDialog)

/** Loads the menu and the dialogs that ask before something changes. */
export const loadActionsAhead = () => {
  loadMenu().catch(() => undefined)
  DeleteDialog.loadAhead()
  RentDialog.loadAhead()
}

interface ListingActionsProps {
  property: OwnProperty
  onDeleted: () => void
}

export function ListingActions({ property, onDeleted }: ListingActionsProps) {
  const { id, title } = property
  const deleteTitle = `Delete ${quoted(title)}?`
  const rentTitle = `Mark ${quoted(title)} as rented?`
  const [asking, setAsking] = useState<'delete' | 'rent' | 'invite' | null>(null)
  const close = () => setAsking(null)
  const { mutate, isPending } = useChangeListing(property)
  const duplication = useDuplicateListing(property)
  const confirmation = useConfirmListing(property)
  const isPaused = property.visibilityLevel === 'private'
  const pause = () =>
    isPaused
      ? mutate({ change: { visibilityLevel: 'public' }, done: 'Shown in search again' })
      : mutate({ change: { visibilityLevel: 'private' }, done: 'Paused. Tenants can’t see it.' })
  const rent = (next: 'invite' | null) => {
    setAsking(next)
    mutate({ change: { isAvailable: false }, done: 'Marked as rented' })
  }
  return (
    <Actions>
      {isToBeConfirmed(property) && (
        <Button
          size="sm"
          icon={<CircleCheck aria-hidden />}
          aria-label={`${title} is still for rent`}
          pending={confirmation.isPending}
          onClick={() => confirmation.mutate(undefined)}
        >
          Still for rent
        </Button>
      )}
      <Button asChild variant="outline" size="sm" icon={<Pencil aria-hidden />}>
        <Link to={sitePaths.editProperty(id)} aria-label={`Edit ${title}`}>
          Edit
        </Link>
      </Button>
      <MoreMenu
        property={property}
        isPending={isPending || duplication.isPending}
        onPause={pause}
        onRent={() => setAsking('rent')}
        onVacate={() => mutate(toAvailable(property))}
        onDuplicate={() => duplication.mutate(undefined)}
        onDelete={() => setAsking('delete')}
      />
      {asking === 'delete' && (
        <DialogOnDemand title={deleteTitle} size="sm" onClose={close}>
          <DeleteDialog
            title={deleteTitle}
            property={property}
            onClose={close}
            onDeleted={onDeleted}
            onPause={isPaused ? undefined : pause}
          />
        </DialogOnDemand>
      )}
      {asking === 'rent' && (
        <DialogOnDemand title={rentTitle} size="sm" onClose={close}>
          <RentDialog
            title={rentTitle}
            onRent={() => rent(null)}
            onInvite={() => rent('invite')}
            onClose={close}
          />
        </DialogOnDemand>
      )}
      {asking === 'invite' && (
        <DialogOnDemand title="Invite a tenant" placement="sheet" onClose={close}>
          <InviteDialog home={property} onClose={close} />
        </DialogOnDemand>
      )}
    </Actions>
  )
}

type MenuActions = Pick<
  ComponentProps<typeof ListingMenu>,
  'onPause' | 'onRent' | 'onVacate' | 'onDuplicate' | 'onDelete'
>

interface MoreMenuProps extends MenuActions {
  property: OwnProperty
  isPending: boolean
}

/** A button that looks the same, until the menu has loaded. */
function MoreMenu({ property, isPending, ...actions }: MoreMenuProps) {
  const toast = useToast()
  const button = (attributes?: ButtonProps) => (
    <Button
      variant="outline"
      size="sm"
      icon={<Ellipsis aria-hidden />}
      aria-label={`More for ${property.title}`}
      pending={isPending}
      {...attributes}
    >
      More
    </Button>
  )
  const [isComing, setComing] = useState(false)
  const [opened, attributes] = useMenuOnDemand(loadMenu, error => {
    setComing(false)
    const description = sentenceOf(error, 'Please try again.')
    toast({ title: 'We couldn’t open the menu', description, tone: 'danger' })
  })
  if (!opened) return button({ ...attributes, busy: isComing, onClickCapture: () => setComing(true) })
  const { Menu, startsAtFirst } = opened
  return <Menu property={property} trigger={button()} startsAtFirst={startsAtFirst} {...actions} />
}

/** Above the link that covers the card, so that the buttons can be pressed. */
const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  width: fit-content;
`
