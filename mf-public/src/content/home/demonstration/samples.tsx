// The demonstration's view switch, and what each side of the portal sees (spec §2.1).
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { useStore } from '@portal/shared-ui/platform/store'
import { SegmentedControl } from '@portal/shared-ui/segmented-control'
import { Stack } from '@portal/shared-ui/stack'
import { Building2, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { SampleDocuments } from './sample-documents.tsx'
import { SampleHomes } from './sample-homes.tsx'
import { SamplePeople } from './sample-people.tsx'

const sides = [
  { value: 'tenant', label: 'Tenant view', icon: <KeyRound aria-hidden /> },
  { value: 'landlord', label: 'Landlord view', icon: <Building2 aria-hidden /> },
] as const

/** Starts on the side that the header shows. */
export const Samples = () => {
  const [side, setSide] = useState(useStore(usePlatform().viewMode))
  return (
    <Stack $gap={10}>
      <div>
        <SegmentedControl label="Look as" segments={sides} value={side} onValueChange={setSide} />
      </div>
      {side === 'tenant' && <SampleHomes />}
      <SamplePeople side={side} />
      <SampleDocuments side={side} />
    </Stack>
  )
}
