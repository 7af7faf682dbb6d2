// Asks whether to list a home again that nobody lives in any more, or only until an agreed day.
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import { Button } from '@portal/shared-ui/button'
import { formatDate } from '@portal/shared-ui/format-date'
import { Notice } from '@portal/shared-ui/notice'
import { useInfiniteQuery } from '@tanstack/react-query'
import { toAvailable, useListingChange } from '../use-listing-change.ts'
import { tenanciesOf } from './tenancies-of.ts'

const titleOf = ({ freeFrom, vacantSince }: OwnProperty): string | null => {
  if (freeFrom) return `Available from ${formatDate(freeFrom)}`
  return vacantSince && `Vacant since ${formatDate(vacantSince)}`
}

export function ListAgain({ home }: { home: OwnProperty }) {
  const { isAvailable, freeFrom, vacantSince } = home
  const list = useListingChange(home, { reads: [ownPropertyEndpoints.my] })
  const since = freeFrom ?? vacantSince
  // The day that the notice names, even if the last listing named a later one.
  const again = toAvailable({ freeFrom, availableDate: null })
  const { data } = useInfiniteQuery(tenanciesOf(home.id))
  const states = data?.pages.flatMap(page => page.tenancies.map(({ status }) => status)) ?? []
  const isCanceled = states.includes('cancelled') && !states.includes('agreed') && !states.includes('active')
  if (isAvailable || !(since || isCanceled)) return null
  return (
    <Notice
      title={titleOf(home) ?? 'The tenancy was canceled'}
      action={
        <Button pending={list.isPending} onClick={() => list.mutate(again)}>
          Relist
        </Button>
      }
    >
      {freeFrom
        ? 'Tenants can find it as soon as you list it, and move in from that day on.'
        : 'Tenants can find it as soon as you list it.'}
    </Notice>
  )
}
