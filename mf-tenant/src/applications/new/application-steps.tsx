import { zodResolver } from '@hookform/resolvers/zod'
import { ComparePlans } from '@portal/app-kit/compare-plans'
import { NumberField } from '@portal/app-kit/fields/number-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import { useChange } from '@portal/app-kit/use-change'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { ApiError, isPlanLimit, sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { placeFieldErrors } from '@portal/client/field-messages'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import type { Property } from '@portal/contract/properties/property'
import { landlordName } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Form } from '@portal/shared-ui/form'
import { FieldRow, FormSection } from '@portal/shared-ui/form-section'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import type * as z from 'zod/mini'
import { LastLook } from './last-look.tsx'
import { ShareStep } from './share-step.tsx'
import { nothingShared, shareOf } from './shared-choice.ts'
import { Wishes } from './wishes.ts'

const names = ['moveInDate', 'leaseMonths', 'occupants', 'message'] as const
const titles = ['Your move', 'What the landlord may see', 'Check and send'] as const

export function ApplicationSteps({ home }: { home: Property }) {
  const [step, setStep] = useState(0)
  const [shared, setShared] = useState(nothingShared)
  const [wishes, setWishes] = useState<Wishes>()
  const form = useForm<z.input<typeof Wishes>, unknown, Wishes>({
    resolver: zodResolver(Wishes),
    mode: 'onTouched',
    defaultValues: {
      moveInDate: home.availableDate ?? '',
      leaseMonths: 12,
      occupants: 1,
      message: '',
    },
  })
  const navigate = useNavigate()
  const sendOnce = useSendOnce((body: Wishes, clientId) =>
    call(applicationEndpoints.create, {
      body: { ...body, propertyId: home.id, share: shareOf(shared), clientId },
    }),
  )
  const send = useChange({
    send: sendOnce,
    reads: [applicationEndpoints.list],
    done: ({ notice }) => ({
      title: 'Application sent',
      description: notice ?? `${landlordName(home)} will be told.`,
    }),
    onDone: ({ application }) => void navigate(sitePaths.application(application.id), { replace: true }),
  })
  const frame = useRef<HTMLDivElement>(null)
  const go = (next: number) => {
    setStep(next)
    send.reset()
  }
  // The pressed button is gone: a keyboard goes on at the step's beginning.
  const shownStep = useRef(0)
  useEffect(() => {
    if (shownStep.current !== step) frame.current?.focus()
    shownStep.current = step
  }, [step])
  const submit = () =>
    wishes &&
    send.mutateAsync(wishes).catch((error: unknown) => {
      placeFieldErrors(error, names, form.setError)
      if (error instanceof ApiError && names.some(name => error.fields[name] !== undefined)) setStep(0)
    })
  return (
    <Stack ref={frame} tabIndex={-1} $gap={4} aria-label={titles[step]} role="group">
      <Text $size="sm" $tone="muted">
        Step {step + 1} of {titles.length}
      </Text>
      {step === 0 && (
        <Form
          onSubmit={form.handleSubmit(valid => {
            setWishes(valid)
            go(1)
          })}
        >
          <FormSection title={titles[0]} description="Applying is free. You can withdraw at any time.">
            <FieldRow>
              <TextField control={form.control} name="moveInDate" label="Move-in date" type="date" required />
              <NumberField
                control={form.control}
                name="leaseMonths"
                label="Lease"
                help="In months. Leave blank if you don’t mind."
              />
              <NumberField
                control={form.control}
                name="occupants"
                label="Occupants"
                help="Everyone who will live there, with you."
                required
              />
            </FieldRow>
            <TextAreaField
              control={form.control}
              name="message"
              label="Message"
              help="Apply together? Each of you applies, and names the others here. We remove phone numbers, emails and links."
              rows={5}
              required
            />
          </FormSection>
          <Stack $direction="row" $justify="end">
            <Button type="submit">Continue</Button>
          </Stack>
        </Form>
      )}
      {step === 1 && (
        <>
          <ShareStep home={home} shared={shared} onChange={setShared} />
          <Steps onBack={() => go(0)}>
            <Button onClick={() => go(2)}>Continue</Button>
          </Steps>
        </>
      )}
      {step === 2 && wishes && (
        <>
          <LastLook home={home} wishes={wishes} shared={shared} />
          <NotSent failure={send.error} />
          <Steps onBack={() => go(1)}>
            <Button pending={send.isPending} pendingText="Sending..." onClick={() => void submit()}>
              Send application
            </Button>
          </Steps>
        </>
      )}
    </Stack>
  )
}

const Steps = ({ onBack, children }: { onBack: () => void; children: React.ReactNode }) => (
  <Stack $direction="row" $justify="space-between" $gap={3}>
    <Button variant="outline" onClick={onBack}>
      Back
    </Button>
    {children}
  </Stack>
)

/** Why it was not sent, and what to do next; nothing that was typed is lost. */
const NotSent = ({ failure }: { failure: Error | null }) => {
  if (!failure) return null
  const code = failure instanceof ApiError ? failure.code : null
  return (
    <Notice
      tone={isPlanLimit(failure) ? 'warning' : 'danger'}
      live
      title="Your application wasn’t sent"
      action={
        isPlanLimit(failure) ? (
          <ComparePlans />
        ) : (
          code === 'email_unconfirmed' && <Link to={sitePaths.security}>Confirm your email address</Link>
        )
      }
    >
      {sentenceOf(failure, 'We kept what you wrote. Please try again.')}
    </Notice>
  )
}
