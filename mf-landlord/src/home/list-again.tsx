// Asks whether to list a home again that nobody lives in any more, or only until an agreed day.
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import { Button } from '@portal/shared-ui/button'
import { formatDate } from '@portal/shared-ui/format-date'
import { Notice } from '@portal/shared-ui/notice'
import { toAvailable, useListingChange } from '../use-listing-change.ts'

export function ListAgain({ home }: { home: OwnProperty }) {
  const { isAvailable, freeFrom, vacantSince } = home
  const list = useListingChange(home, { reads: [ownPropertyEndpoints.my] })
  const since = freeFrom ?? vacantSince
  // The day that the notice names, even if the last listing named a later one.
  const again = toAvailable({ freeFrom, availableDate: null })
  if (isAvailable || !since) return null
  return (
    <Notice
      title={freeFrom ? `Free from ${formatDate(freeFrom)}` : `Vacant since ${formatDate(since)}`}
      action={
        <Button pending={list.isPending} onClick={() => list.mutate(again)}>
          List it again
        </Button>
      }
    >
      {freeFrom
        ? 'Tenants can find it now, and move in from that day on.'
        : 'Tenants can find it as soon as you list it.'}
    </Notice>
  )
}
