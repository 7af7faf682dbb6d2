import { ApplicationSkeleton } from '@portal/app-kit/applications/application-skeletons'
import { LoadFailure } from '@portal/app-kit/load-failure'
import { BeyondPlan } from '@portal/app-kit/sharing/beyond-plan'
import { FactChoices } from '@portal/app-kit/sharing/fact-choices'
import { factChoices } from '@portal/app-kit/sharing/fact-words'
import { OpenQuestions } from '@portal/app-kit/sharing/open-questions'
import { queryOf } from '@portal/client/call'
import { documentFact } from '@portal/contract/consents/categories'
import type { SharedFacts } from '@portal/contract/consents/consent'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import type { Property } from '@portal/contract/properties/property'
import { landlordName } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Checkbox } from '@portal/shared-ui/checkbox'
import { DetailList } from '@portal/shared-ui/detail-list'
import { Field } from '@portal/shared-ui/field'
import { FormSection } from '@portal/shared-ui/form-section'
import { formatDate } from '@portal/shared-ui/format-date'
import { Select } from '@portal/shared-ui/select'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { dayChoices, incomeFacts, lastMoment, profileFacts, type SharedChoice } from './shared-choice.ts'

interface ShareStepProps {
  title: string
  home: Property
  /** The applicant's own. */
  facts: SharedFacts
  shared: SharedChoice
  /** Whether the last application shared the profile. */
  wasShared: boolean
  onChange: (shared: SharedChoice) => void
}

/** What the landlord can see, each with the value that they would read, and until when. */
export function ShareStep({ title, home, facts, shared, wasShared, onChange }: ShareStepProps) {
  const papers = useQuery(queryOf(documentEndpoints.list))
  const name = landlordName(home)
  const landlord = useQuery({
    ...queryOf(peopleEndpoints.read, { params: { id: home.landlordId } }),
    staleTime: 60_000,
  })
  if (papers.error)
    return <LoadFailure title="We couldn’t load your documents" error={papers.error} retry={papers.refetch} />
  if (!papers.data || landlord.isPending) return <ApplicationSkeleton />
  const documents = papers.data.documents
    .filter(({ purpose }) => purpose !== 'export')
    .map(document => ({ field: documentFact(document.id), label: document.name }))
  const profile = factChoices(profileFacts, facts)
  const isBeyondPlan = landlord.data?.beyondPlan?.includes('financial') ?? false
  // What was ticked while one of the two had the plan can still be unticked.
  const income = isBeyondPlan ? incomeFacts.filter(field => shared.fields.includes(field)) : incomeFacts
  const choices = { Income: factChoices(income, facts), Documents: documents }
  const chosenOf = (listed: readonly { field: string }[]) =>
    shared.fields.filter(field => listed.some(choice => choice.field === field))
  return (
    <FormSection
      title={title}
      description={`Only ${name} sees what you tick, and you see when they look. Nothing else from your profile is shared.`}
    >
      {profile.length > 0 && (
        <Field label="Rental profile" group>
          <Checkbox
            label="Share my rental profile"
            help={`${wasShared ? 'You shared it with your last application. ' : ''}It includes:`}
            checked={shared.hasProfile}
            onCheckedChange={checked => onChange({ ...shared, hasProfile: checked === true })}
          />
          <DetailList details={profile.map(({ label, help }) => ({ label, value: help }))} />
        </Field>
      )}
      <OpenQuestions fields={[...profileFacts, ...incomeFacts]} facts={facts} />
      {Object.entries(choices).map(([label, listed]) =>
        listed.length === 0 && label === 'Income' ? (
          isBeyondPlan && <BeyondPlan key={label} category="financial" name={name} />
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
