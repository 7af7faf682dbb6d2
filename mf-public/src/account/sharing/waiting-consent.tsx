import { FactChoices } from '@portal/app-kit/sharing/fact-choices'
import { categoryTitle, factChoices, factsInWords } from '@portal/app-kit/sharing/fact-words'
import { OpenQuestions } from '@portal/app-kit/sharing/open-questions'
import { useChange } from '@portal/app-kit/use-change'
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { pendingDays } from '@portal/contract/consents/categories'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { Button } from '@portal/shared-ui/button'
import { Field } from '@portal/shared-ui/field'
import { Form } from '@portal/shared-ui/form'
import { formatDate } from '@portal/shared-ui/format-date'
import { Stack } from '@portal/shared-ui/stack'
import { TextInput } from '@portal/shared-ui/text-input'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { useState } from 'react'
import { ConsentFrame, ConsentHead, type ConsentProps, nameOf } from './consent-head.tsx'
import { defaultLastDay, earliestLastDay, endOfDay, latestLastDay } from './last-day.ts'

const msPerDay = 86_400_000

export const WaitingConsent = ({ consent, facts }: ConsentProps) => {
  const { id, requester, dataCategory, specificFields, createdAt } = consent
  const [chosen, setChosen] = useState<string[]>([])
  const [lastDay, setLastDay] = useState(defaultLastDay)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const name = nameOf(requester)
  const reads = [consentEndpoints.list]
  const grant = useChange({
    send: () =>
      call(consentEndpoints.grant, {
        params: { id },
        body: { specificFields: chosen, expiresAt: endOfDay(lastDay) },
      }),
    reads,
    done: () => ({ title: 'Shared', description: `${name} can now see your ${factsInWords(chosen)}.` }),
    failed: error => {
      setErrors(error instanceof ApiError ? error.fields : {})
      return { title: 'Error', description: sentenceOf(error, 'We couldn’t share this. Please try again.') }
    },
  })
  const deny = useChange({
    send: () => call(consentEndpoints.deny, { params: { id } }),
    reads,
    done: () => ({ title: 'Declined', description: `We’ll let ${name} know. Nothing else changes.` }),
    failed: error => ({
      title: 'Error',
      description: sentenceOf(error, 'We couldn’t decline this. Please try again.'),
    }),
  })
  const share = () => {
    if (chosen.length === 0) setErrors({ specificFields: 'Please choose what to share' })
    else if (!lastDay) setErrors({ expiresAt: 'Please enter a date' })
    else {
      setErrors({})
      return grant.mutateAsync().catch(() => undefined)
    }
  }
  return (
    <ConsentFrame aria-label={`${name} asks`}>
      <ConsentHead
        consent={consent}
        what={`asks to see this: ${categoryTitle(dataCategory).toLowerCase()}`}
        when={`Asked ${formatDate(createdAt)}. Expires ${formatDate(Date.parse(createdAt) + pendingDays * msPerDay)}.`}
      />
      <Form
        onSubmit={event => {
          event.preventDefault()
          return share()
        }}
      >
        <FactChoices
          label="What to share, as they will see it"
          choices={factChoices(specificFields, facts)}
          chosen={chosen}
          onChange={setChosen}
          error={errors.specificFields}
        />
        <OpenQuestions fields={specificFields} facts={facts} />
        <Field label="Until" help="The last day on which they can see it." error={errors.expiresAt}>
          <TextInput
            type="date"
            value={lastDay}
            min={earliestLastDay()}
            max={latestLastDay()}
            onChange={event => setLastDay(event.target.value)}
          />
        </Field>
        <Stack $direction="row" $gap={3}>
          <Button type="submit" pending={grant.isPending} pendingText="Sharing...">
            Share<VisuallyHidden> with {name}</VisuallyHidden>
          </Button>
          <Button
            variant="outline"
            pending={deny.isPending}
            pendingText="Declining..."
            onClick={() => deny.mutate()}
          >
            Decline<VisuallyHidden> what {name} asks for</VisuallyHidden>
          </Button>
        </Stack>
      </Form>
    </ConsentFrame>
  )
}
