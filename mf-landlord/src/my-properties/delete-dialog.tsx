// Asks before a home is deleted, and says why it cannot be while someone lives there.
import { sentenceOf } from '@portal/client/api-error'
import { type OwnProperty, restorableMinutes } from '@portal/contract/properties/own-property'
import { countOf } from '@portal/contract/properties/property-words'
import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { useRef } from 'react'
import { useDeleteListing } from './use-change-listing.ts'

interface DeleteDialogProps {
  title: string
  property: OwnProperty
  onClose: () => void
  onDeleted: () => void
  /** What else keeps tenants away; undefined for a home that is paused already. */
  onPause: (() => void) | undefined
}

export function DeleteDialog({ title, property, onClose, onDeleted, onPause }: DeleteDialogProps) {
  const { deletion, takeOffList } = useDeleteListing(property)
  const isDeleted = useRef(false)
  const close = () => {
    deletion.reset()
    onClose()
  }
  const remove = () =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        isDeleted.current = true
        onClose()
      },
    })
  /** Only now, when the dialog no longer holds the focus, it can go to what says that the home was deleted. */
  const leave = () => {
    if (!isDeleted.current) return
    takeOffList()
    onDeleted()
  }
  return (
    <Dialog
      title={title}
      description={`Tenants will no longer find it. You can bring it back for ${restorableMinutes} minutes.`}
      size="sm"
      onClosed={leave}
      onClose={() => {
        if (!deletion.isPending) close()
      }}
      footer={
        <>
          {deletion.isError && onPause && (
            <Button
              variant="outline"
              onClick={() => {
                close()
                onPause()
              }}
            >
              Pause it instead
            </Button>
          )}
          <Button variant="outline" onClick={close} disabled={deletion.isPending}>
            Keep it
          </Button>
          <Button variant="danger" pending={deletion.isPending} onClick={remove}>
            Delete
          </Button>
        </>
      }
    >
      <Stack>
        <Lost property={property} />
        {deletion.isError && (
          <Notice tone="danger" live title="It was not deleted">
            {sentenceOf(deletion.error, 'Please try again.')}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}

/** What goes with the home. */
function Lost({ property: { openInquiries, openMaintenanceRequests } }: { property: OwnProperty }) {
  const lost = [
    ...(openInquiries > 0 ? [countOf(openInquiries, 'new inquiry', 'new inquiries')] : []),
    ...(openMaintenanceRequests > 0 ? [countOf(openMaintenanceRequests, 'open repair request')] : []),
  ]
  return lost.length > 0 ? <p>Deleted with it: {lost.join(' and ')}.</p> : null
}
