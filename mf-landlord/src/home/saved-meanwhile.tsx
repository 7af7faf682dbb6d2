import { type HomeTourHours, minutesOf, weekdayNames } from '@portal/contract/properties/tour-hours'
import { formatDate } from '@portal/shared-ui/format-date'
import { todayIn } from '@portal/shared-ui/local-moment'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { useEffect, useRef } from 'react'

interface SavedMeanwhileProps {
  hours: HomeTourHours
  timeZone: string
}

/** The hours that another tab saved. It takes the focus: they are what the next press replaces. */
export function SavedMeanwhile({ hours, timeZone }: SavedMeanwhileProps) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  const daysOff = hours.tourDaysOff.filter(day => day >= todayIn(timeZone))
  return (
    <div ref={words} tabIndex={-1}>
      <Notice tone="warning" title="These hours were saved while you were editing">
        <Stack as="ul" role="list" $gap={1}>
          {hours.tourHours
            .toSorted((one, other) => one.weekday - other.weekday)
            .map(({ weekday, from, to }) => (
              <li key={`${weekday} ${from}`}>
                {weekdayNames[weekday - 1]}: {clockWords(from)} to {clockWords(to)}
              </li>
            ))}
          {hours.tourHours.length === 0 && <li>No hours</li>}
          {daysOff.length > 0 && <li>Days off: {daysOff.map(formatDate).join('; ')}</li>}
        </Stack>
        Saving again replaces them with yours.
      </Notice>
    </div>
  )
}

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })

/** "5:00 PM", from "17:00". */
const clockWords = (time: string): string => clock.format(minutesOf(time) * 60_000)
