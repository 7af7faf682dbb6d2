// Asks before a home is deleted, or explains why an occupied one cannot be.
import { sentenceOf } from '@portal/client/api-error'
import { type OwnProperty, restorableMinutes } from '@portal/contract/properties/own-property'
import { countOf } from '@portal/contract/properties/property-words'
import { Button } from '@portal/shared-ui/button'
import { Dialog, DialogActions } from '@portal/shared-ui/dialog'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { useRef } from 'react'
import { useDeleteListing } from './use-change-listing.ts'

interface DeleteDialogProps {
  title: string
  property: OwnProperty
  onClose: () => void
  onDeleted: () => void
  /** Pauses the home instead; undefined if it is already paused. */
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
  /** The focus can move to the deletion notice only after the dialog has released it. */
  const leave = () => {
    if (!isDeleted.current) return
    takeOffList()
    onDeleted()
  }
  return (
    <Dialog
      title={title}
      description={`Tenants will no longer see it. You can undo this for ${restorableMinutes} minutes.`}
      onClose={() => {
        if (!deletion.isPending) close()
      }}
      onClosed={leave}
      size="sm"
      footer={
        <DialogActions
          dismiss="Keep it"
          isDismissable={!deletion.isPending}
          variant="danger"
          pending={deletion.isPending}
          onClick={remove}
        >
          Delete
        </DialogActions>
      }
    >
      <Stack>
        <Lost property={property} />
        {deletion.isError && (
          <Notice
            tone="danger"
            live
            title="We couldn’t delete it"
            action={
              onPause && (
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => {
                    close()
                    onPause()
                  }}
                >
                  Pause it instead
                </Button>
              )
            }
          >
            {sentenceOf(deletion.error, 'Please try again.')}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}

/** What is deleted with the home. One in which people have lived leaves them and its landlord their history. */
function Lost({ property }: { property: OwnProperty }) {
  const { openApplications, openInquiries, openMaintenanceRequests, vacantSince } = property
  const wasRented = vacantSince !== null
  const lost = [
    ...(openInquiries > 0 ? [countOf(openInquiries, 'new inquiry', 'new inquiries')] : []),
    ...(openMaintenanceRequests > 0 && !wasRented
      ? [countOf(openMaintenanceRequests, 'open repair request')]
      : []),
  ]
  return (
    <>
      {lost.length > 0 && <p>Also deleted: {lost.join(' and ')}.</p>}
      {openApplications > 0 && (
        <p>
          {countOf(openApplications, 'open application')} will be declined. We’ll let the applicants know.
        </p>
      )}
      {wasRented && (
        <p>You and its former tenants keep its history: who lived there, messages and repairs.</p>
      )}
    </>
  )
}
