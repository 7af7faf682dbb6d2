import { type HomeTourHours, minutesOf, weekdayNames } from '@portal/contract/properties/tour-hours'
import { formatDate } from '@portal/shared-ui/format-date'
import { todayIn } from '@portal/shared-ui/local-moment'
import { Stack } from '@portal/shared-ui/stack'

interface HoursListProps {
  hours: HomeTourHours
  timeZone: string
}

/** A home's tour hours by weekday, and its days off to come. */
export function HoursList({ hours: { tourHours, tourDaysOff }, timeZone }: HoursListProps) {
  const daysOff = tourDaysOff.filter(day => day >= todayIn(timeZone))
  return (
    <Stack as="ul" role="list" $gap={1}>
      {tourHours
        .toSorted((one, other) => one.weekday - other.weekday || one.from.localeCompare(other.from))
        .map(({ weekday, from, to }) => (
          <li key={`${weekday} ${from}`}>
            {weekdayNames[weekday - 1]}: {clockWords(from)} to {clockWords(to)}
          </li>
        ))}
      {tourHours.length === 0 && <li>No hours</li>}
      {daysOff.length > 0 && <li>Days off: {daysOff.map(formatDate).join('; ')}</li>}
    </Stack>
  )
}

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })

/** "5:00 PM", from "17:00". */
const clockWords = (time: string): string => clock.format(minutesOf(time) * 60_000)
