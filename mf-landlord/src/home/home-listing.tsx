import type { OwnProperty } from '@portal/contract/properties/own-property'
import { countOf, factsOf, isComing, typeOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { DetailList } from '@portal/shared-ui/detail-list'
import { formatDate } from '@portal/shared-ui/format-date'
import { formatMoney } from '@portal/shared-ui/format-money'
import { Notice } from '@portal/shared-ui/notice'
import { Panel } from '@portal/shared-ui/panel'
import { AvailabilityBadge } from '@portal/shared-ui/property-card'
import { Stack } from '@portal/shared-ui/stack'
import { Link } from 'react-router-dom'
import { PausedBadge } from '../paused-badge.tsx'

export function HomeListing({ home }: { home: OwnProperty }) {
  const { occupiedUntil, vacantSince, availableDate, favorites } = home
  return (
    <Panel title="Listing">
      <Stack>
        <Stack $direction="row" $gap={2}>
          <AvailabilityBadge isAvailable={home.isAvailable} otherwise="Occupied" />
          <PausedBadge {...home} />
        </Stack>
        {home.heldAt && (
          <Notice tone="danger" title="An administrator hid this listing">
            {home.heldReason && <p>{home.heldReason}</p>}
            <p>
              Change the listing to have it reviewed again, or appeal in your{' '}
              <Link to={sitePaths.standing}>account standing</Link>.
            </p>
          </Notice>
        )}
        <DetailList
          details={[
            { label: 'Rent', value: `${formatMoney(home.rentAmount)} a month` },
            { label: 'Home', value: [typeOf(home), ...factsOf(home)].join(' · ') },
            { label: 'Occupied until', value: occupiedUntil && formatDate(occupiedUntil) },
            { label: 'Vacant since', value: vacantSince && formatDate(vacantSince) },
            {
              label: 'Available from',
              value:
                home.isAvailable &&
                availableDate &&
                (isComing(availableDate) ? formatDate(availableDate) : 'Now'),
            },
            { label: 'Saved by', value: favorites > 0 && countOf(favorites, 'person', 'people') },
            { label: 'Availability confirmed', value: home.confirmedAt && formatDate(home.confirmedAt) },
            { label: 'Created', value: formatDate(home.createdAt) },
          ]}
        />
      </Stack>
    </Panel>
  )
}
