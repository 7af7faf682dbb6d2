import { useChange } from '@portal/app-kit/use-change'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import { Dialog, DialogActions } from '@portal/shared-ui/dialog'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useState } from 'react'
import { HomeField } from './home-field.tsx'

class NoLocation extends Error {}

/** Asks the browser, which asks the person. */
const readLocation = (): Promise<GeolocationCoordinates> =>
  new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new NoLocation(reason))
    if (!navigator.geolocation) return fail('This browser doesn’t know where it is.')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) =>
        fail(
          code === 1
            ? 'Please allow this site to use your location, and try again.'
            : 'We couldn’t find out where you are. Please try again outside.',
        ),
      { enableHighAccuracy: true, maximumAge: 0, timeout: 20_000 },
    )
  })

export const LocateHomeDialog = ({ onClose }: { onClose: () => void }) => {
  const [propertyId, setHome] = useState('')
  const [reason, setReason] = useState('')
  const sendOnce = useSendOnce(async (_: undefined, clientId) => {
    const { latitude, longitude, accuracy } = await readLocation()
    return call(reviewEndpoints.locate, { body: { propertyId, latitude, longitude, accuracy, clientId } })
  })
  const locate = useChange({
    send: () => sendOnce(undefined),
    reads: [verificationEndpoints.list],
    done: () => ({ title: 'Location confirmed' }),
    onDone: onClose,
    failed: error => {
      const [field] = error instanceof ApiError ? Object.values(error.fields) : []
      setReason(
        field
          ? `${field}.`
          : error instanceof NoLocation
            ? error.message
            : sentenceOf(error, 'That didn’t work. Please try again.'),
      )
      return null
    },
  })
  return (
    <Dialog
      title="I’m at my home"
      description="Your page then says that your phone was there, and on which day."
      size="sm"
      onClose={onClose}
      footer={
        <DialogActions
          disabled={!propertyId}
          pending={locate.isPending}
          pendingText="Checking..."
          onClick={() => locate.mutate()}
        >
          Check my location
        </DialogActions>
      }
    >
      <Stack $gap={4}>
        <HomeField value={propertyId} onChange={setHome} />
        {reason && (
          <Notice tone="warning" live>
            {reason}
          </Notice>
        )}
        <Text $size="sm" $tone="muted">
          We keep where your phone was. Others don’t see it.
        </Text>
      </Stack>
    </Dialog>
  )
}
