// The password, then the QR code and a code of the app, then the recovery codes.
import { zodResolver } from '@hookform/resolvers/zod'
import { TextField } from '@portal/app-kit/fields/text-field'
import { useChange } from '@portal/app-kit/use-change'
import { call } from '@portal/client/call'
import { placeFieldErrors } from '@portal/client/field-messages'
import { ConfirmSecondFactor, secondFactorEndpoints } from '@portal/contract/auth/second-factor-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import type { Answer } from '@portal/contract/endpoint'
import { Button } from '@portal/shared-ui/button'
import { Field } from '@portal/shared-ui/field'
import { Form } from '@portal/shared-ui/form'
import { useRefreshSession } from '@portal/shared-ui/platform/use-session'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { TextInput } from '@portal/shared-ui/text-input'
import { radius, space } from '@portal/shared-ui/tokens'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { encode } from 'uqr'
import { OwnPasswordForm } from './own-password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Started = Answer<typeof secondFactorEndpoints.start>

export const TurnOn = ({ onClose }: { onClose: () => void }) => {
  const [started, setStarted] = useState<Started>()
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>()
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onClose} />
  if (started) return <FirstCode {...started} onDone={setRecoveryCodes} onClose={onClose} />
  return (
    <OwnPasswordForm
      title="Turn on two-step sign-in"
      submit="Continue"
      pendingText="Checking..."
      send={({ currentPassword }) => call(secondFactorEndpoints.start, { body: { currentPassword } })}
      failed={() => ({ otherwise: 'We couldn’t start. Please try again.' })}
      onDone={setStarted}
      onClose={onClose}
    />
  )
}

/** In modules. */
const border = 4

/** Black on white in both themes, as cameras expect. */
const QrCode = ({ text }: { text: string }) => {
  const { data, size } = useMemo(() => encode(text, { border }), [text])
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <Drawing viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code" shapeRendering="crispEdges">
      <path d={path} />
    </Drawing>
  )
}

interface FirstCodeProps extends Started {
  onDone: (recoveryCodes: string[]) => void
  onClose: () => void
}

const FirstCode = ({ secret, uri, onDone, onClose }: FirstCodeProps) => {
  const refreshSession = useRefreshSession()
  const { control, handleSubmit, setError } = useForm({
    resolver: zodResolver(ConfirmSecondFactor),
    defaultValues: { code: '' },
  })
  const confirm = useChange({
    send: async (body: ConfirmSecondFactor) => {
      const { recoveryCodes } = await call(secondFactorEndpoints.confirm, { body })
      onDone(recoveryCodes) // before anything else can fail: they are shown once
      await refreshSession()
    },
    reads: [securityEndpoints.sessions, securityEndpoints.activity, securityEndpoints.emailChange],
    done: () => ({
      title: 'Two-step sign-in is on',
      description: 'You were signed out on all other devices.',
    }),
    failed: error => {
      placeFieldErrors(error, ['code'], setError)
      return { otherwise: 'We couldn’t turn it on. Please try again.' }
    },
  })
  const start = useRef<HTMLParagraphElement>(null)
  useEffect(() => start.current?.focus(), [])
  return (
    <Form
      aria-label="Turn on two-step sign-in"
      $gap={5}
      onSubmit={handleSubmit(body => confirm.mutateAsync(body).catch(() => undefined))}
    >
      <Text ref={start} tabIndex={-1}>
        Scan this QR code with an authenticator app. On the phone that has the app,{' '}
        <a href={uri}>open the app</a> instead.
      </Text>
      <QrCode text={uri} />
      <Field label="Setup key" help="If you can’t scan the QR code, enter this key in the app.">
        <TextInput
          readOnly
          value={secret.replace(/.{4}(?=.)/g, '$& ')}
          onFocus={event => event.target.select()}
        />
      </Field>
      <TextField
        control={control}
        name="code"
        label="Code"
        help="The 6 digits that the app shows."
        required
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Stack $direction="row" $gap={3}>
        <Button type="submit" pending={confirm.isPending} pendingText="Checking...">
          Turn on
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Form>
  )
}

const Drawing = styled.svg`
  width: min(240px, 100%);
  padding: ${space[1]};
  border-radius: ${radius.md};
  background: white;
  fill: black;
`
