import { ApplicationSkeleton } from '@portal/app-kit/applications/application-skeletons'
import { BeyondPlan } from '@portal/app-kit/sharing/beyond-plan'
import { FactChoices } from '@portal/app-kit/sharing/fact-choices'
import { factChoices } from '@portal/app-kit/sharing/fact-words'
import { sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { documentFact } from '@portal/contract/consents/categories'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import type { Property } from '@portal/contract/properties/property'
import { landlordName } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Field } from '@portal/shared-ui/field'
import { FormSection } from '@portal/shared-ui/form-section'
import { formatDate } from '@portal/shared-ui/format-date'
import { Select } from '@portal/shared-ui/select'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { dayChoices, incomeFacts, lastMoment, profileFacts, type SharedChoice } from './shared-choice.ts'

interface ShareStepProps {
  home: Property
  shared: SharedChoice
  onChange: (shared: SharedChoice) => void
}

/** What the landlord can see, each with the value that they would read, and until when. */
export function ShareStep({ home, shared, onChange }: ShareStepProps) {
  const own = useQuery(queryOf(consentEndpoints.facts))
  const papers = useQuery(queryOf(documentEndpoints.list))
  const name = landlordName(home)
  const landlord = useQuery({
    ...queryOf(peopleEndpoints.read, { params: { id: home.landlordId } }),
    staleTime: 60_000,
  })
  const failed = own.error ?? papers.error
  if (failed)
    return (
      <ErrorPanel
        title="We couldn’t load your details"
        onRetry={() => void Promise.all([own.refetch(), papers.refetch()])}
      >
        {sentenceOf(failed, 'Please try again.')}
      </ErrorPanel>
    )
  if (!own.data || !papers.data || landlord.isPending) return <ApplicationSkeleton />
  const documents = papers.data.documents
    .filter(({ purpose }) => purpose !== 'export')
    .map(document => ({ field: documentFact(document.id), label: document.name }))
  const choices = {
    'Rental profile': factChoices(profileFacts, own.data.facts),
    // What was ticked while one of the two had the plan can still be unticked.
    Income: factChoices(
      landlord.data?.beyondPlan?.includes('financial')
        ? incomeFacts.filter(field => shared.fields.includes(field))
        : incomeFacts,
      own.data.facts,
    ),
    Documents: documents,
  }
  const chosenOf = (listed: readonly { field: string }[]) =>
    shared.fields.filter(field => listed.some(choice => choice.field === field))
  return (
    <FormSection
      title="What the landlord can see"
      description={`Only ${name} sees what you tick, and you see when they look. Nothing else from your profile is shared.`}
    >
      {Object.entries(choices).map(([label, listed]) =>
        listed.length === 0 && label === 'Income' ? (
          <BeyondPlan key={label} category="financial" name={name} />
        ) : listed.length === 0 ? (
          <Text key={label}>
            You have no documents yet. <Link to={sitePaths.documents}>Add documents</Link>
          </Text>
        ) : (
          <FactChoices
            key={label}
            label={label}
            choices={listed}
            chosen={chosenOf(listed)}
            onChange={chosen => {
              const others = shared.fields.filter(field => !chosenOf(listed).includes(field))
              onChange({ ...shared, fields: [...others, ...chosen] })
            }}
          />
        ),
      )}
      <Field
        label="Share for"
        help={`Until ${formatDate(lastMoment(shared))}. It ends sooner if the application is declined, withdrawn or expires.`}
      >
        <Select
          options={dayChoices.map(days => ({ value: String(days), label: `${days} days` }))}
          value={String(shared.days)}
          onValueChange={days => onChange({ ...shared, days: Number(days) })}
        />
      </Field>
    </FormSection>
  )
}
