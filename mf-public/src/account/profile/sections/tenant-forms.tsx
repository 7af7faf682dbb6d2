// The five sections of a tenant's profile (spec §3 "tenant_profiles").
import { PropertyType } from '@portal/contract/properties/choices'
import { capitalized } from '@portal/contract/values/words'
import { ContactNotice } from '@portal/shared-ui/contact-notice'
import { FieldRow } from '@portal/shared-ui/form-section'
import { fieldLabels, tenantSections } from '../edits/profile-sections.ts'
import type { ProfileEdits } from '../edits/use-profile-edits.ts'
import { CheckboxField, ChoiceField, DollarsField, TextAreaField, TextField } from './fields.tsx'
import { SectionForm } from './section-form.tsx'
import { TextListField } from './text-list-field.tsx'

interface TenantFormProps {
  edits: ProfileEdits
}

const propertyTypes = PropertyType.options.map(value => ({ value, label: capitalized(value) }))

export const LookingForForm = ({ edits }: TenantFormProps) => (
  <SectionForm
    section={tenantSections.lookingFor}
    edits={edits}
    description="The home that you’re looking for."
  >
    <TextField
      name="preferredLocation"
      placeholder="Oakland, CA"
      autoComplete="off"
      help="A city or a neighborhood. Private unless you make it public below."
    />
    <WordsNotice field="preferredLocation" edits={edits} />
    <FieldRow>
      <DollarsField name="minRent" help="Dollars per month." />
      <DollarsField
        name="maxRent"
        help="Dollars per month. Private unless you make it public."
        deps="minRent"
      />
    </FieldRow>
    <FieldRow>
      <ChoiceField name="preferredPropertyType" options={propertyTypes} nothing="No preference yet" />
      <TextField name="moveInDate" type="date" />
    </FieldRow>
  </SectionForm>
)

const employmentStatuses = [
  'Employed full-time',
  'Employed part-time',
  'Self-employed',
  'Student',
  'Retired',
  'Not employed',
]

export const WorkForm = ({ edits }: TenantFormProps) => (
  <SectionForm
    section={tenantSections.work}
    edits={edits}
    description="Private. You can make your employment status public below."
  >
    <FieldRow>
      <TextField
        name="employmentStatus"
        suggestions={employmentStatuses}
        placeholder="Employed full-time"
        autoComplete="off"
      />
      <TextField name="employerName" autoComplete="organization" />
    </FieldRow>
    <WordsNotice field="employmentStatus" edits={edits} />
    <DollarsField name="monthlyIncome" help="Dollars per month, before taxes." />
    <TextAreaField name="workExperience" />
  </SectionForm>
)

export const RentalsForm = ({ edits }: TenantFormProps) => (
  <SectionForm section={tenantSections.rentals} edits={edits} description="Private.">
    <CheckboxField name="hasRentalHistory" />
    <TextListField name="previousAddresses" entry="Address" help="Most recent first, up to 20." />
    <TextListField name="rentalReferences" entry="Reference" help="Names and how to reach them, up to 20." />
    <TextAreaField name="reasonForMoving" />
  </SectionForm>
)

const smokingStatuses = ['Non-smoker', 'Smokes outside only', 'Smoker'].map(value => ({
  value,
  label: value,
}))

export const HouseholdForm = ({ edits }: TenantFormProps) => {
  const { petOwner, hasCriminalHistory } = edits.values
  return (
    <SectionForm section={tenantSections.household} edits={edits} description="Private.">
      <CheckboxField name="petOwner" />
      {petOwner && <TextAreaField name="petDetails" help="Kind, number and size." rows={2} />}
      <ChoiceField name="smokingStatus" options={smokingStatuses} nothing="Not set" />
      <CheckboxField name="hasCriminalHistory" />
      {hasCriminalHistory && (
        <TextAreaField
          name="criminalHistoryDetails"
          help="In your own words: what happened, when, and what has changed since."
        />
      )}
    </SectionForm>
  )
}

export const EmergencyForm = ({ edits }: TenantFormProps) => (
  <SectionForm section={tenantSections.emergency} edits={edits} description="Private.">
    <TextAreaField name="emergencyContact" help="Name and how to reach them." rows={2} />
  </SectionForm>
)

interface WordsNoticeProps extends TenantFormProps {
  field: 'preferredLocation' | 'employmentStatus'
}

/** Shown at the text that will change, or at both when the filter refuses them together. */
const WordsNotice = ({ field, edits }: WordsNoticeProps) => {
  const { inspection } = edits.words
  const isConcerned =
    inspection.outcome === 'blocked'
      ? edits.values[field] !== '' && edits.changed.includes(field)
      : inspection.texts[field] !== edits.values[field]
  if (!isConcerned) return null
  return <ContactNotice inspection={inspection} labels={{ [field]: `${fieldLabels[field]} will read` }} />
}
