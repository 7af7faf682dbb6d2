// The demonstration's view switch, and its samples for tenants and landlords (spec §2.1).
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { useStore } from '@portal/shared-ui/platform/store'
import { SegmentedControl } from '@portal/shared-ui/segmented-control'
import { Stack } from '@portal/shared-ui/stack'
import { Building2, KeyRound } from 'lucide-react'
import { SampleDocuments } from './sample-documents.tsx'
import { SampleHomes } from './sample-homes.tsx'
import { SamplePeople } from './sample-people.tsx'

const sides = [
  { value: 'tenant', label: 'Tenant view', icon: <KeyRound aria-hidden /> },
  { value: 'landlord', label: 'Landlord view', icon: <Building2 aria-hidden /> },
] as const

/** Shows the side that is selected in the header; both switches are the same one. */
export const Samples = () => {
  const { viewMode } = usePlatform()
  const side = useStore(viewMode)
  return (
    <Stack $gap={10}>
      <div>
        <SegmentedControl label="View as" segments={sides} value={side} onValueChange={viewMode.set} />
      </div>
      {side === 'tenant' && <SampleHomes />}
      <SamplePeople side={side} />
      <SampleDocuments side={side} />
    </Stack>
  )
}
