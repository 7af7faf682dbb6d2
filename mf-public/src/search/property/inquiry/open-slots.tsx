// Tours that a tenant books in one press, at times that the landlord keeps open. Its code loads where a home has some.
import { TourCalendar } from '@portal/app-kit/tour-calendar'
import { useChange } from '@portal/app-kit/use-change'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { visitInWords } from '@portal/app-kit/visit-in-words'
import { call, queryOf } from '@portal/client/call'
import { titleOf } from '@portal/client/unanswered'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import type { Property } from '@portal/contract/properties/property'
import { tourHoursEndpoints } from '@portal/contract/properties/tour-hours-endpoints'
import { groupBy } from '@portal/contract/values/group-by'
import { Button } from '@portal/shared-ui/button'
import { Heading } from '@portal/shared-ui/heading'
import { localMomentOf } from '@portal/shared-ui/local-moment'
import { Notice } from '@portal/shared-ui/notice'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

interface OpenSlotsProps {
  property: Property
  onBooked: (inquiry: Inquiry) => void
}

export function OpenSlots({ property, onBooked }: OpenSlotsProps) {
  const { id, timeZone } = property
  const params = { id }
  const { data, isError } = useQuery({ ...queryOf(tourHoursEndpoints.slots, { params }), staleTime: 0 })
  const send = useSendOnce((startsAt: string, clientId) =>
    call(tourHoursEndpoints.book, { params, body: { startsAt, clientId } }),
  )
  const book = useChange({
    send,
    reads: [tourHoursEndpoints.slots, inquiryEndpoints.list],
    onDone: ({ inquiry }) => onBooked(inquiry),
    done: (_, startsAt) => ({ title: 'Tour scheduled', description: visitInWords(startsAt, timeZone) }),
    failed: error => titleOf(error, 'We couldn’t schedule the tour'),
  })
  if (!data)
    return isError ? (
      <Text $tone="muted">We couldn’t load the open times. You can suggest some below.</Text>
    ) : (
      <SkeletonGroup label="Loading the open times" $height="96px" />
    )
  if (data.slots.length === 0)
    return <Text $tone="muted">All times are taken right now. You can suggest some below.</Text>
  const days = groupBy(data.slots, slot => localMomentOf(slot, timeZone).slice(0, 10))
  return (
    <Stack>
      {[...days].map(([day, slots]) => (
        <Stack key={day} $gap={2}>
          <Heading level={4} size="sm">
            {shortDay.format(new Date(day))}
          </Heading>
          <Stack $direction="row" $gap={2}>
            {slots.map(slot => (
              <Button
                key={slot}
                type="button"
                variant="outline"
                aria-label={`Book ${visitInWords(slot, timeZone)}`}
                pending={book.isPending && book.variables === slot}
                disabled={book.isPending}
                onClick={() => book.mutate(slot)}
              >
                {clock.format(new Date(`${localMomentOf(slot, timeZone)}Z`))}
              </Button>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  )
}

const shortDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })

interface BookedTourProps {
  inquiry: Inquiry
  /** To send what was typed, if something was. */
  onAsk?: (() => void) | undefined
}

export function BookedTour({ inquiry, onAsk }: BookedTourProps) {
  const words = useRef<HTMLDivElement>(null)
  // The focused button is gone.
  useEffect(() => words.current?.focus(), [])
  return (
    <Stack ref={words} tabIndex={-1} role="status">
      {inquiry.scheduledDate && <Text>{visitInWords(inquiry.scheduledDate, inquiry.property.timeZone)}</Text>}
      <TourCalendar inquiry={inquiry} />
      {onAsk && (
        <Notice
          tone="warning"
          title="Your message wasn’t sent"
          action={<Button onClick={onAsk}>Ask it now</Button>}
        >
          Booking a time sends no message. We kept what you typed.
        </Notice>
      )}
    </Stack>
  )
}
