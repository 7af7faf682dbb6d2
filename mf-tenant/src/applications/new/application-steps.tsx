import { zodResolver } from '@hookform/resolvers/zod'
import { ComparePlans } from '@portal/app-kit/compare-plans'
import { NumberField } from '@portal/app-kit/fields/number-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import { useChange } from '@portal/app-kit/use-change'
import { useContactInspection } from '@portal/app-kit/use-contact-inspection'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { ApiError, isPlanLimit, sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { placeFieldErrors } from '@portal/client/field-messages'
import { titleOf } from '@portal/client/unanswered'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import type { Property } from '@portal/contract/properties/property'
import { landlordName } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { ContactNotice } from '@portal/shared-ui/contact-notice'
import { useFoundDraft, useKeptDraft } from '@portal/shared-ui/draft'
import { Form } from '@portal/shared-ui/form'
import { FieldRow, FormSection } from '@portal/shared-ui/form-section'
import { todayIn } from '@portal/shared-ui/local-moment'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type * as z from 'zod/mini'
import { draftPlaceOf, parseDraft } from './application-draft.ts'
import { LastLook } from './last-look.tsx'
import { ShareStep } from './share-step.tsx'
import { nothingShared, shareOf } from './shared-choice.ts'
import { useSteps } from './use-steps.ts'
import { Wishes } from './wishes.ts'

const names = ['moveInDate', 'leaseMonths', 'occupants', 'message'] as const
const titles = ['Move-in details', 'What the landlord can see', 'Review and send'] as const

interface ApplicationStepsProps {
  home: Property
  personId: string
}

export function ApplicationSteps({ home, personId }: ApplicationStepsProps) {
  const [shared, setShared] = useState(nothingShared)
  const [wishes, setWishes] = useState<Wishes>()
  const { step, goOn, goBack, leaveFor } = useSteps(wishes ? titles.length - 1 : 0)
  const today = todayIn(home.timeZone ?? 'UTC')
  const place = draftPlaceOf(personId, home.id)
  const draft = useFoundDraft(place, parseDraft)
  const form = useForm<z.input<typeof Wishes>, unknown, Wishes>({
    resolver: zodResolver(Wishes),
    mode: 'onTouched',
    defaultValues: {
      // A home that is free has been so since a day that has passed.
      moveInDate: home.availableDate && home.availableDate > today ? home.availableDate : '',
      leaseMonths: 12,
      occupants: 1,
      message: '',
      ...draft,
    },
  })
  const { inspection, inspectNow } = useContactInspection({ message: form.watch('message') })
  const forgetDraft = useKeptDraft(form, place)
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
      description: notice ?? `We’ll let ${landlordName(home)} know.`,
    }),
    onDone: ({ application }) => {
      forgetDraft()
      leaveFor(sitePaths.application(application.id))
    },
  })
  const frame = useRef<HTMLDivElement>(null)
  const { reset } = send
  // The pressed button is gone: a keyboard goes on at the step's beginning.
  const shownStep = useRef(0)
  useEffect(() => {
    if (shownStep.current === step) return
    frame.current?.focus()
    shownStep.current = step
    reset()
  }, [step, reset])
  const submit = () =>
    wishes &&
    send.mutateAsync(wishes).catch((error: unknown) => {
      placeFieldErrors(error, names, form.setError)
      if (error instanceof ApiError && names.some(name => error.fields[name] !== undefined)) goBack(step)
    })
  return (
    <Stack ref={frame} tabIndex={-1} $gap={4} aria-label={titles[step]} role="group">
      <Text $size="sm" $tone="muted">
        Step {step + 1} of {titles.length}
      </Text>
      {step === 0 && (
        <Form
          onSubmit={form.handleSubmit(async valid => {
            if ((await inspectNow()).outcome === 'blocked') return
            setWishes(valid)
            goOn()
          })}
        >
          <FormSection title={titles[0]} description="Applying is free. You can withdraw at any time.">
            <FieldRow>
              <TextField
                control={form.control}
                name="moveInDate"
                label="Move-in date"
                type="date"
                min={today}
                required
              />
              <NumberField
                control={form.control}
                name="leaseMonths"
                label="Lease"
                help="In months. Leave blank if you’re flexible."
              />
              <NumberField
                control={form.control}
                name="occupants"
                label="Occupants"
                help="Everyone who will live there, including you."
                required
              />
            </FieldRow>
            <TextAreaField
              control={form.control}
              name="message"
              label="Message"
              help="Applying together? Each person applies and lists the others here. We remove phone numbers, emails and links."
              rows={5}
              required
            />
            <ContactNotice inspection={inspection} />
          </FormSection>
          <Stack $direction="row" $justify="end">
            <Button type="submit" disabled={inspection.outcome === 'blocked'}>
              Continue
            </Button>
          </Stack>
        </Form>
      )}
      {step === 1 && (
        <>
          <ShareStep home={home} shared={shared} onChange={setShared} />
          <Steps onBack={() => goBack(1)}>
            <Button onClick={goOn}>Continue</Button>
          </Steps>
        </>
      )}
      {step === 2 && wishes && (
        <>
          <LastLook home={home} wishes={wishes} shared={shared} />
          <NotSent failure={send.error} />
          <Steps onBack={() => goBack(1)}>
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
      title={titleOf(failure, 'Your application wasn’t sent')}
      action={
        isPlanLimit(failure) ? (
          <ComparePlans />
        ) : code === 'conflict' ? (
          <Link to={sitePaths.applications}>View your applications</Link>
        ) : (
          code === 'email_unconfirmed' && <Link to={sitePaths.security}>Confirm your email address</Link>
        )
      }
    >
      {sentenceOf(failure, 'We kept what you wrote. Please try again.')}
    </Notice>
  )
}
