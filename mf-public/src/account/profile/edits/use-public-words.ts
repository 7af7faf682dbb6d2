// The two texts that others can read: the contact filter checks them while they are typed (spec §5).
import { useContactInspection } from '@portal/app-kit/use-contact-inspection'
import type { Inspection } from '@portal/shared-ui/inspection'
import { useMemo } from 'react'
import type { ProfileField, ProfileValues } from './profile-values.ts'

const isPublicText = (field: ProfileField): boolean =>
  field === 'preferredLocation' || field === 'employmentStatus'

export interface PublicWords {
  inspection: Inspection<'preferredLocation' | 'employmentStatus'>
  /** Whether the server would refuse one of these fields; if so, nothing is sent. */
  areRefused: (fields: readonly ProfileField[]) => Promise<boolean>
  refusal: string
}

export const usePublicWords = ({ preferredLocation, employmentStatus }: ProfileValues): PublicWords => {
  const texts = useMemo(
    () => ({ preferredLocation, employmentStatus }),
    [preferredLocation, employmentStatus],
  )
  const { inspection, inspectNow } = useContactInspection(texts)
  return {
    inspection,
    areRefused: async fields => fields.some(isPublicText) && (await inspectNow()).outcome === 'blocked',
    refusal: 'Please remove the contact details. Landlords can reach you through the portal.',
  }
}
