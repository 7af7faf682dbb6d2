// Asks whether to list a home again that nobody lives in any more, or only until an agreed day.
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import { Button } from '@portal/shared-ui/button'
import { formatDate } from '@portal/shared-ui/format-date'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useInfiniteQuery } from '@tanstack/react-query'
import { toAvailable, useListingChange } from '../use-listing-change.ts'
import { tenanciesOf } from './tenancies-of.ts'

const titleOf = ({ freeFrom, vacantSince }: OwnProperty): string | null => {
  if (freeFrom) return `Available from ${formatDate(freeFrom)}`
  return vacantSince && `Vacant since ${formatDate(vacantSince)}`
}

/** Until then nobody has to think of it. */
const soonMs = 60 * 86_400_000

export function ListAgain({ home }: { home: OwnProperty }) {
  const { isAvailable, freeFrom, vacantSince } = home
  const list = useListingChange(home, { reads: [ownPropertyEndpoints.my] })
  const since = freeFrom ?? vacantSince
  // The day that the notice names, even if the last listing named a later one.
  const again = toAvailable({ freeFrom, availableDate: null })
  const isFar = freeFrom !== null && Date.parse(freeFrom) - Date.now() > soonMs
  const { data } = useInfiniteQuery(tenanciesOf(home.id))
  const states = data?.pages.flatMap(page => page.tenancies.map(({ status }) => status)) ?? []
  const isCanceled = states.includes('cancelled') && !states.includes('agreed') && !states.includes('active')
  if (isAvailable || !(since || isCanceled)) return null
  const relist = (
    <Button
      variant={isFar ? 'outline' : 'primary'}
      pending={list.isPending}
      onClick={() => list.mutate(again)}
    >
      Relist
    </Button>
  )
  if (isFar)
    return (
      <Stack $direction="row" $gap={3} $align="center" $justify="space-between">
        <Text $tone="muted">{titleOf(home)}</Text>
        {relist}
      </Stack>
    )
  return (
    <Notice title={titleOf(home) ?? 'The tenancy was canceled'} action={relist}>
      {freeFrom
        ? 'Tenants can find it as soon as you list it, and move in from that day on.'
        : 'Tenants can find it as soon as you list it.'}
    </Notice>
  )
}
