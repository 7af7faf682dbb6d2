import { zodResolver } from '@hookform/resolvers/zod'
import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { NumberField } from '@portal/app-kit/fields/number-field'
import { YesNoField } from '@portal/app-kit/fields/yes-no-field'
import { factLabel, isAnswered } from '@portal/app-kit/sharing/fact-words'
import { useChange } from '@portal/app-kit/use-change'
import { call } from '@portal/client/call'
import { placeFieldErrors } from '@portal/client/field-messages'
import type { SharedFacts } from '@portal/contract/consents/consent'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { smokingStatuses } from '@portal/contract/tenant-profile/choices'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { UpdateTenantProfile } from '@portal/contract/tenant-profile/tenant-profile'
import { Button } from '@portal/shared-ui/button'
import { Form } from '@portal/shared-ui/form'
import { FormSection } from '@portal/shared-ui/form-section'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { StepButtons } from './step-buttons.tsx'

const Answers = z.pick(UpdateTenantProfile, { petOwner: true, smokingStatus: true, monthlyIncome: true })
type Answers = z.infer<typeof Answers>

/** What homes ask for and profiles answer. */
const questions = ['petOwner', 'smokingStatus', 'monthlyIncome'] as const
type Question = (typeof questions)[number]

export const openQuestions = (facts: SharedFacts): Question[] =>
  questions.filter(question => !isAnswered(facts, question))

/** The answers stay while the application is written, whichever step is shown. */
export const useAnswers = (facts: SharedFacts) =>
  useForm<z.input<typeof Answers>, unknown, Answers>({
    resolver: zodResolver(Answers),
    mode: 'onTouched',
    defaultValues: Object.fromEntries(questions.map(question => [question, facts[question] ?? null])),
  })

const smokingChoices = [
  { value: '', label: 'Not answered' },
  ...smokingStatuses.map(value => ({ value, label: value })),
]

interface ProfileStepProps {
  title: string
  /** Those that the profile lacked. */
  asked: readonly Question[]
  facts: SharedFacts
  form: ReturnType<typeof useAnswers>
  onBack: () => void
  onDone: () => void
}

/** Answered here once, and kept in the profile. */
export function ProfileStep({ title, asked, facts, form, onBack, onDone }: ProfileStepProps) {
  const { control, handleSubmit, setError } = form
  const save = useChange({
    send: (body: Answers) => call(tenantProfileEndpoints.update, { body }),
    reads: [consentEndpoints.facts, tenantProfileEndpoints.read],
    failed: { otherwise: 'We couldn’t save your answers. Please try again.' },
  })
  const goOn = async (answers: Answers) => {
    const changed = asked
      .map(question => [question, answers[question] === '' ? null : (answers[question] ?? null)] as const)
      .filter(([question, answer]) => answer !== (facts[question] ?? null))
    if (changed.length === 0) return onDone()
    // Settles once the answers are read again, so that the next step has them.
    await save
      .mutateAsync(Object.fromEntries(changed))
      .then(onDone, (error: unknown) => placeFieldErrors(error, asked, setError))
  }
  const field = <Name extends Question>(name: Name) => ({ control, name, label: factLabel(name) })
  return (
    <Form onSubmit={handleSubmit(goOn)}>
      <FormSection
        title={title}
        description="Optional, and saved in your profile. The landlord only learns whether you meet each requirement, unless you share more in the next step."
      >
        {asked.includes('petOwner') && <YesNoField {...field('petOwner')} />}
        {asked.includes('smokingStatus') && (
          <ChoiceField {...field('smokingStatus')} options={smokingChoices} />
        )}
        {asked.includes('monthlyIncome') && (
          <NumberField {...field('monthlyIncome')} prefix="$" help="Dollars per month, before taxes." />
        )}
      </FormSection>
      <StepButtons onBack={onBack}>
        <Button type="submit" pending={save.isPending} pendingText="Saving...">
          Continue
        </Button>
      </StepButtons>
    </Form>
  )
}
