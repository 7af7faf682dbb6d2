import { zodResolver } from '@hookform/resolvers/zod'
import { TextField } from '@portal/app-kit/fields/text-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { ApiError } from '@portal/client/api-error'
import { call, queryOf } from '@portal/client/call'
import { readLeniently } from '@portal/client/read-leniently'
import { titleOf } from '@portal/client/unanswered'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import {
  HomeTourHours,
  maxTourHours,
  slotDaysAhead,
  TourHours,
  weekdayNames,
} from '@portal/contract/properties/tour-hours'
import { tourHoursEndpoints } from '@portal/contract/properties/tour-hours-endpoints'
import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { IconButton } from '@portal/shared-ui/icon-button'
import { timeZoneName, todayIn } from '@portal/shared-ui/local-moment'
import { Notice } from '@portal/shared-ui/notice'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { color, fontSize, fontWeight, space } from '@portal/shared-ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type Control, useFieldArray, useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { DaysOff } from './days-off.tsx'
import { HoursList } from './hours-list.tsx'

interface TourHoursDialogProps {
  home: OwnProperty
  timeZone: string
  onClose: () => void
}

/** Reads the hours each time it opens. */
export function TourHoursDialog(props: TourHoursDialogProps) {
  const { home, onClose } = props
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    ...queryOf(tourHoursEndpoints.read, { params: { id: home.id } }),
    refetchOnMount: 'always',
  })
  if (data && isFetchedAfterMount) return <HoursForm {...props} stored={data.hours} />
  return (
    <Dialog title="Tour hours" placement="sheet" onClose={onClose}>
      {isError ? (
        <ErrorPanel title="We couldn’t load the hours" onRetry={() => void refetch()}>
          Please try again.
        </ErrorPanel>
      ) : (
        <SkeletonGroup label="Loading the hours" $height="320px" />
      )}
    </Dialog>
  )
}

interface HoursFormProps extends TourHoursDialogProps {
  stored: HomeTourHours
}

interface SavedMeanwhileProps {
  hours: HomeTourHours
  timeZone: string
}

/** The hours that another tab saved. It takes the focus: they are what the next press replaces. */
function SavedMeanwhile({ hours, timeZone }: SavedMeanwhileProps) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div ref={words} tabIndex={-1}>
      <Notice tone="warning" title="These hours were saved while you were editing">
        <HoursList hours={hours} timeZone={timeZone} />
        Saving again replaces them with yours.
      </Notice>
    </div>
  )
}

function HoursForm({ home: { id }, timeZone, stored, onClose }: HoursFormProps) {
  // As it was when the form opened, so that a change by another tab in between is noticed.
  const [{ tourHours, tourDaysOff, updatedAt }] = useState(stored)
  const [newer, setNewer] = useState<HomeTourHours | null>(null)
  const form = useForm<TourHours>({
    resolver: zodResolver(TourHours),
    defaultValues: { tourHours, tourDaysOff: tourDaysOff.filter(day => day >= todayIn(timeZone)) },
  })
  return (
    <FormDialog
      title="Tour hours"
      description={`Tenants can book half an hour up to ${slotDaysAhead} days ahead. Times are in ${timeZoneName(timeZone)}.`}
      placement="sheet"
      form={form}
      names={[]}
      submit="Save hours"
      send={(body: TourHours) =>
        call(tourHoursEndpoints.change, {
          params: { id },
          body: { ...body, updatedAt: newer?.updatedAt ?? updatedAt },
        })
      }
      reads={[tourHoursEndpoints.read]}
      done={() => ({ title: 'Tour hours saved' })}
      failed={error => titleOf(error, 'We couldn’t save the hours')}
      onFail={error => setNewer(before => newerIn(error) ?? before)}
      onClose={onClose}
    >
      {newer && <SavedMeanwhile key={newer.updatedAt} hours={newer} timeZone={timeZone} />}
      <Week control={form.control} />
      <DaysOff control={form.control} timeZone={timeZone} />
      <Text $size="sm" $tone="muted">
        Tours that are already booked stay. You can cancel them under Inquiries.
      </Text>
    </FormDialog>
  )
}

/** The hours that another tab saved, if it was first. */
const newerIn = (error: unknown): HomeTourHours | null =>
  error instanceof ApiError && error.code === 'stale' && error.current
    ? readLeniently(HomeTourHours, error.current)
    : null

function Week({ control }: { control: Control<TourHours> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'tourHours' })
  return (
    <Stack $gap={3}>
      {weekdayNames.map((name, index) => (
        <Weekday key={name}>
          <legend>{name}</legend>
          {fields.map(
            ({ id, weekday }, row) =>
              weekday === index + 1 && (
                <Hours key={id}>
                  <TextField
                    control={control}
                    name={`tourHours.${row}.from`}
                    label="From"
                    type="time"
                    required
                  />
                  <TextField control={control} name={`tourHours.${row}.to`} label="To" type="time" required />
                  <IconButton label={`Remove these hours on ${name}`} onClick={() => remove(row)}>
                    <X aria-hidden />
                  </IconButton>
                </Hours>
              ),
          )}
          {fields.length < maxTourHours && (
            <Button
              variant="ghost"
              size="sm"
              type="button"
              icon={<Plus aria-hidden />}
              aria-label={`Add hours on ${name}`}
              onClick={() => append({ weekday: index + 1, from: '17:00', to: '19:00' })}
            >
              Add hours
            </Button>
          )}
        </Weekday>
      ))}
    </Stack>
  )
}

const Weekday = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0 0 ${space[3]};
  border: 0;
  border-bottom: 1px solid ${color.border};
  & > legend {
    padding: 0;
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.semibold};
  }
`

const Hours = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: end;
  margin-top: ${space[2]};
  & > div {
    flex: 1 1 8.25rem; /* shows AM and PM */
  }
  & > button {
    margin-inline-start: auto;
  }
`
