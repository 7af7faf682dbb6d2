import { FactChoices } from '@portal/app-kit/sharing/fact-choices'
import { categoryTitle, factChoices, factsInWords } from '@portal/app-kit/sharing/fact-words'
import { OpenQuestions } from '@portal/app-kit/sharing/open-questions'
import { useChange } from '@portal/app-kit/use-change'
import { ApiError } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { pendingDays } from '@portal/contract/consents/categories'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { Button } from '@portal/shared-ui/button'
import { Form } from '@portal/shared-ui/form'
import { formatDate } from '@portal/shared-ui/format-date'
import { Stack } from '@portal/shared-ui/stack'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { useState } from 'react'
import { ConsentFrame, ConsentHead, type ConsentProps, nameOf } from './consent-head.tsx'
import { defaultLastDay, endOfDay } from './last-day.ts'
import { LastDayField } from './last-day-field.tsx'

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
      return { otherwise: 'We couldn’t share this. Please try again.' }
    },
  })
  const deny = useChange({
    send: () => call(consentEndpoints.deny, { params: { id } }),
    reads,
    done: () => ({ title: 'Declined', description: `We’ll let ${name} know. Nothing else changes.` }),
    failed: { otherwise: 'We couldn’t decline this. Please try again.' },
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
        <LastDayField value={lastDay} onChange={setLastDay} error={errors.expiresAt} />
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
