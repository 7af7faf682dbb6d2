// A code of an authenticator app besides the password.
import { queryOf } from '@portal/client/call'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { Boundary } from '@portal/shared-ui/boundary'
import { Button } from '@portal/shared-ui/button'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { FormSection } from '@portal/shared-ui/form-section'
import { formatDate } from '@portal/shared-ui/format-date'
import { Notice } from '@portal/shared-ui/notice'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

const TurnOn = lazily(async () => (await import('./turn-on.tsx')).TurnOn)
const TurnOff = lazily(async () => (await import('./turn-off.tsx')).TurnOff)
const RenewCodes = lazily(async () => (await import('./renew-codes.tsx')).RenewCodes)

const forms = { on: TurnOn, off: TurnOff, codes: RenewCodes }

const fewCodes = 3

/** Loads its forms when they are opened. */
export const SecondFactorSection = ({ needsIt }: { needsIt: boolean }) => {
  const { data, isError } = useQuery(queryOf(securityEndpoints.sessions))
  const [isOpen, setOpen] = useState<keyof typeof forms>()
  const close = () => setOpen(undefined)
  const Opened = isOpen && forms[isOpen]
  const factor = data?.secondFactor
  // An older API has none; a failure is told once, by the list of sessions.
  if (factor === undefined && (data || isError)) return null
  return (
    <FormSection
      title="Two-step sign-in"
      description="Signing in then takes your password and a code from an app on your phone."
    >
      {needsIt && (
        <Notice title="Administrators need two-step sign-in">
          Turn it on to use the pages for administrators.
        </Notice>
      )}
      {Opened ? (
        <Boundary fallback={retry => <ErrorPanel onRetry={retry} />}>
          <WhileLoading show={<Waiting />}>
            <Opened onClose={close} />
          </WhileLoading>
        </Boundary>
      ) : factor === undefined ? (
        <Waiting />
      ) : factor ? (
        <>
          <Text>
            On since {formatDate(factor.confirmedAt)}.{' '}
            {factor.recoveryCodesLeft === 0
              ? 'No recovery codes left.'
              : `Recovery codes left: ${factor.recoveryCodesLeft}.`}
          </Text>
          {factor.recoveryCodesLeft <= fewCodes && (
            <Notice tone="warning" title="You’re running out of recovery codes">
              Make new ones before you need them.
            </Notice>
          )}
          <Stack $direction="row" $gap={3}>
            <Button variant="outline" onClick={() => setOpen('codes')}>
              New recovery codes
            </Button>
            <Button variant="outline" onClick={() => setOpen('off')}>
              Turn off two-step sign-in
            </Button>
          </Stack>
        </>
      ) : (
        <Stack $direction="row">
          <Button variant="outline" onPointerEnter={TurnOn.loadAhead} onClick={() => setOpen('on')}>
            Turn on two-step sign-in
          </Button>
        </Stack>
      )}
    </FormSection>
  )
}

const Waiting = () => <SkeletonGroup label="Loading two-step sign-in" $height="44px" />
