// The five sections of a tenant's profile (spec §3 "tenant_profiles").
import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { NumberField } from '@portal/app-kit/fields/number-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import { YesNoField } from '@portal/app-kit/fields/yes-no-field'
import { PropertyType } from '@portal/contract/properties/choices'
import { smokingStatuses } from '@portal/contract/tenant-profile/choices'
import { capitalized } from '@portal/contract/values/words'
import { FieldRow } from '@portal/shared-ui/form-section'
import { useId } from 'react'
import { tenantSections } from '../edits/profile-sections.ts'
import type { ProfileEdits } from '../edits/use-profile-edits.ts'
import { SectionForm } from './section-form.tsx'
import { TextListField } from './text-list-field.tsx'
import { useProfileField } from './use-profile-field.ts'

interface TenantFormProps {
  edits: ProfileEdits
}

const propertyTypes = [
  { value: '', label: 'No preference yet' },
  ...PropertyType.options.map(value => ({ value, label: capitalized(value) })),
]

export const LookingForForm = ({ edits }: TenantFormProps) => {
  const field = useProfileField()
  return (
    <SectionForm
      section={tenantSections.lookingFor}
      edits={edits}
      description="The home that you’re looking for."
    >
      <TextField
        {...field('preferredLocation')}
        placeholder="Oakland, CA"
        autoComplete="off"
        help="A city or a neighborhood. Private unless you make it public below."
      />
      <FieldRow>
        <NumberField {...field('minRent')} prefix="$" help="Dollars per month." />
        <NumberField
          {...field('maxRent')}
          prefix="$"
          help="Dollars per month. Private unless you make it public."
          checks="minRent"
        />
      </FieldRow>
      <FieldRow>
        <ChoiceField {...field('preferredPropertyType')} options={propertyTypes} />
        <TextField {...field('moveInDate')} type="date" />
      </FieldRow>
    </SectionForm>
  )
}

const employmentStatuses = [
  'Employed full-time',
  'Employed part-time',
  'Self-employed',
  'Student',
  'Retired',
  'Not employed',
]

export const WorkForm = ({ edits }: TenantFormProps) => {
  const field = useProfileField()
  const employmentId = useId()
  return (
    <SectionForm
      section={tenantSections.work}
      edits={edits}
      description="Private. You can make your employment status public below."
    >
      <FieldRow>
        <TextField
          {...field('employmentStatus')}
          list={employmentId}
          placeholder="Employed full-time"
          autoComplete="off"
        />
        {/* Suggestions while typing; any other text is allowed. */}
        <datalist id={employmentId}>
          {employmentStatuses.map(value => (
            <option key={value} value={value} />
          ))}
        </datalist>
        <TextField {...field('employerName')} autoComplete="organization" />
      </FieldRow>
      <NumberField {...field('monthlyIncome')} prefix="$" help="Dollars per month, before taxes." />
      <TextAreaField {...field('workExperience')} rows={3} />
    </SectionForm>
  )
}

export const RentalsForm = ({ edits }: TenantFormProps) => {
  const field = useProfileField()
  return (
    <SectionForm section={tenantSections.rentals} edits={edits} description="Private.">
      <YesNoField {...field('hasRentalHistory')} />
      <TextListField name="previousAddresses" entry="Address" help="Most recent first, up to 20." />
      <TextListField
        name="rentalReferences"
        entry="Reference"
        help="Names and how to reach them, up to 20."
      />
      <TextAreaField {...field('reasonForMoving')} rows={3} />
    </SectionForm>
  )
}

const smokingChoices = [
  { value: '', label: 'Not answered' },
  ...smokingStatuses.map(value => ({ value, label: value })),
]

export const HouseholdForm = ({ edits }: TenantFormProps) => {
  const field = useProfileField()
  const { petOwner, hasCriminalHistory } = edits.values
  return (
    <SectionForm section={tenantSections.household} edits={edits} description="Private.">
      <YesNoField {...field('petOwner')} />
      {petOwner && <TextAreaField {...field('petDetails')} help="Kind, number and size." rows={2} />}
      <ChoiceField {...field('smokingStatus')} options={smokingChoices} />
      <YesNoField {...field('hasCriminalHistory')} />
      {hasCriminalHistory && (
        <TextAreaField
          {...field('criminalHistoryDetails')}
          rows={3}
          help="In your own words: what happened, when, and what has changed since."
        />
      )}
    </SectionForm>
  )
}

export const EmergencyForm = ({ edits }: TenantFormProps) => {
  const field = useProfileField()
  return (
    <SectionForm section={tenantSections.emergency} edits={edits} description="Private.">
      <TextAreaField {...field('emergencyContact')} help="Name and how to reach them." rows={2} />
    </SectionForm>
  )
}
