import { zodResolver } from '@hookform/resolvers/zod'
import { StepBar } from '@portal/app-kit/applications/step-bar'
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
import type { SharedFacts } from '@portal/contract/consents/consent'
import type { Property } from '@portal/contract/properties/property'
import { landlordName } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { ContactNotice } from '@portal/shared-ui/contact-notice'
import { keepDraft, useFoundDraft, useKeptDraft } from '@portal/shared-ui/draft'
import { Form } from '@portal/shared-ui/form'
import { FieldRow, FormSection } from '@portal/shared-ui/form-section'
import { todayIn } from '@portal/shared-ui/local-moment'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { size, space } from '@portal/shared-ui/tokens'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type * as z from 'zod/mini'
import { draftPlaceOf, parseDraft } from './application-draft.ts'
import { LastLook } from './last-look.tsx'
import { openQuestions, ProfileStep, useAnswers } from './profile-step.tsx'
import { ShareStep } from './share-step.tsx'
import { parseSharedLast, sharedFields, sharedLastPlace, shareOf, startingChoice } from './shared-choice.ts'
import { StepButtons } from './step-buttons.tsx'
import { useSteps } from './use-steps.ts'
import { Wishes } from './wishes.ts'

const names = ['moveInDate', 'leaseMonths', 'occupants', 'message'] as const
const titles = {
  move: 'Move-in details',
  profile: 'About you',
  share: 'What the landlord can see',
  review: 'Review and send',
} as const

interface ApplicationStepsProps {
  home: Property
  /** The applicant's own. */
  facts: SharedFacts
  personId: string
}

export function ApplicationSteps({ home, facts, personId }: ApplicationStepsProps) {
  const lastTime = sharedLastPlace(personId)
  const sharedLast = useFoundDraft(lastTime, parseSharedLast)
  const [shared, setShared] = useState(() => startingChoice(sharedLast))
  const [wishes, setWishes] = useState<Wishes>()
  // Answered questions remain, so that no step goes away while a person is in it.
  const [asked] = useState(() => openQuestions(facts))
  const answers = useAnswers(facts)
  const steps = (['move', 'profile', 'share', 'review'] as const).filter(
    name => name !== 'profile' || asked.length > 0,
  )
  const { step, goOn, goBack, leaveFor } = useSteps(wishes ? steps.length - 1 : 0)
  const name = steps[step] ?? 'move'
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
      body: { ...body, propertyId: home.id, share: shareOf(shared, facts), clientId },
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
      keepDraft(lastTime, { hasProfile: shared.hasProfile })
      leaveFor(sitePaths.application(application.id))
    },
  })
  const frame = useRef<HTMLDivElement>(null)
  const { reset } = send
  // The pressed button is gone: everyone goes on at the step's beginning.
  const shownStep = useRef(0)
  useEffect(() => {
    if (shownStep.current === step) return
    frame.current?.focus({ preventScroll: true })
    frame.current?.scrollIntoView()
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
    <Frame ref={frame} tabIndex={-1} $gap={4} aria-label={titles[name]} role="group">
      <Stack $gap={2}>
        <Text $size="sm" $tone="muted">
          Step {step + 1} of {steps.length}
        </Text>
        <StepBar label="Steps" steps={steps.map(one => titles[one])} current={step} />
      </Stack>
      {name === 'move' && (
        <Form
          onSubmit={form.handleSubmit(async valid => {
            if ((await inspectNow()).outcome === 'blocked') return
            setWishes(valid)
            goOn()
          })}
        >
          <FormSection title={titles.move} description="Applying is free. You can withdraw at any time.">
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
      {name === 'profile' && (
        <ProfileStep
          title={titles.profile}
          asked={asked}
          facts={facts}
          form={answers}
          onBack={() => goBack(1)}
          onDone={goOn}
        />
      )}
      {name === 'share' && (
        <>
          <ShareStep
            title={titles.share}
            home={home}
            facts={facts}
            shared={shared}
            wasShared={sharedLast?.hasProfile ?? false}
            onChange={setShared}
          />
          <StepButtons onBack={() => goBack(1)}>
            <Button onClick={goOn}>Continue</Button>
          </StepButtons>
        </>
      )}
      {name === 'review' && wishes && (
        <>
          <LastLook
            title={titles.review}
            home={home}
            wishes={wishes}
            shared={shared}
            fields={sharedFields(shared, facts)}
          />
          <NotSent failure={send.error} />
          <StepButtons onBack={() => goBack(1)}>
            <Button pending={send.isPending} pendingText="Sending..." onClick={() => void submit()}>
              Send application
            </Button>
          </StepButtons>
        </>
      )}
    </Frame>
  )
}

const Frame = styled(Stack)`
  scroll-margin-top: calc(${size.header} + ${space[4]});
`

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
