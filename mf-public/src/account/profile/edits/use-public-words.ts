// The texts that others can come to read: the contact filter checks them while they are typed (spec §5).
import { useContactInspection } from '@portal/app-kit/use-contact-inspection'
import type { Inspection } from '@portal/shared-ui/inspection'
import type { ProfileField, ProfileValues } from './profile-values.ts'

const textsOf = (values: ProfileValues) => ({
  preferredLocation: values.preferredLocation,
  employmentStatus: values.employmentStatus,
  workExperience: values.workExperience,
  reasonForMoving: values.reasonForMoving,
  petDetails: values.petDetails,
  employerName: values.employerName,
  criminalHistoryDetails: values.criminalHistoryDetails,
  previousAddresses: values.previousAddresses.join('\n'),
})
type PublicText = keyof ReturnType<typeof textsOf>

export interface PublicWords {
  inspection: Inspection<PublicText>
  /** Those of these fields that the server would refuse or change; if it refuses one, it refuses all. */
  concernedIn: (fields: readonly ProfileField[]) => PublicText[]
  /** Whether the server would refuse one of these fields; if so, nothing is sent. */
  areRefused: (fields: readonly ProfileField[]) => Promise<boolean>
  refusal: string
}

export const usePublicWords = (values: ProfileValues): PublicWords => {
  const texts = textsOf(values)
  const { inspection, inspectNow } = useContactInspection(texts)
  const publicIn = (fields: readonly ProfileField[]) => fields.filter(field => field in texts) as PublicText[] // their names
  return {
    inspection,
    concernedIn: fields =>
      publicIn(fields).filter(field =>
        inspection.outcome === 'blocked' ? texts[field] !== '' : inspection.texts[field] !== texts[field],
      ),
    areRefused: async fields => publicIn(fields).length > 0 && (await inspectNow()).outcome === 'blocked',
    refusal: 'Please remove the contact details. Landlords can reach you through the portal.',
  }
}
