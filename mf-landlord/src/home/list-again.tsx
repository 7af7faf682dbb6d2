// Asks whether to list a home again that nobody lives in any more, or only until an agreed day.
import { useChange } from '@portal/app-kit/use-change'
import { sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { withoutCode } from '@portal/client/connection-error'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import { Button } from '@portal/shared-ui/button'
import { formatDate } from '@portal/shared-ui/format-date'
import { Notice } from '@portal/shared-ui/notice'

/** The endpoints include the contact filter, which is too large to load with the page. */
const loadEndpoints = () =>
  import('@portal/contract/properties/listing-endpoints').catch(() => {
    throw withoutCode('write')
  })

export function ListAgain({ home }: { home: OwnProperty }) {
  const { id, isAvailable, freeFrom, vacantSince } = home
  const list = useChange({
    send: async () => {
      const { listingEndpoints } = await loadEndpoints()
      const body = { isAvailable: true, ...(freeFrom && { availableDate: freeFrom }) }
      return call(listingEndpoints.update, { params: { id }, body })
    },
    reads: [ownPropertyEndpoints.my, ...Object.values(propertyEndpoints)],
    done: () => ({ title: freeFrom ? `Available from ${formatDate(freeFrom)}` : 'Marked as available' }),
    failed: error => ({
      title: 'We couldn’t list it again',
      description: sentenceOf(error, 'Please try again.'),
    }),
  })
  const since = freeFrom ?? vacantSince
  if (isAvailable || !since) return null
  return (
    <Notice
      title={freeFrom ? `Free from ${formatDate(freeFrom)}` : `Vacant since ${formatDate(since)}`}
      action={
        <Button pending={list.isPending} onClick={() => list.mutate(undefined)}>
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
