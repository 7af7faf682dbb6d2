import { queryOf } from '@portal/client/call'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import { tourHoursEndpoints } from '@portal/contract/properties/tour-hours-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { Panel } from '@portal/shared-ui/panel'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { HoursList } from './hours-list.tsx'

const TourHoursDialog = lazily(async () => (await import('./tour-hours-dialog.tsx')).TourHoursDialog)

export function HomeTourHours({ home }: { home: OwnProperty }) {
  const { timeZone } = home
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { data } = useQuery(queryOf(tourHoursEndpoints.read, { params: { id: home.id } }))
  const hours = data && data.hours.tourHours.length > 0 ? data.hours : undefined
  return (
    <Panel
      title="Tour hours"
      actions={
        timeZone === null ? (
          <Button asChild variant="outline" size="sm">
            <Link to={sitePaths.editProperty(home.id)}>Edit listing</Link>
          </Button>
        ) : (
          <Button
            variant="outline"
            size="sm"
            icon={<CalendarClock aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {hours ? 'Change hours' : 'Set hours'}
          </Button>
        )
      }
    >
      <Stack $gap={2}>
        <Text $tone="muted">
          Tenants can book a tour in the hours you keep open, without asking first.
          {timeZone === null && ' Place this home on the map first, so that they are in its time zone.'}
        </Text>
        {timeZone !== null && hours && <HoursList hours={hours} timeZone={timeZone} />}
      </Stack>
      {timeZone !== null && isOpen && (
        <DialogOnDemand title="Tour hours" placement="sheet" onClose={close}>
          <TourHoursDialog home={home} timeZone={timeZone} onClose={close} />
        </DialogOnDemand>
      )}
    </Panel>
  )
}
