// The demonstration's view switch, and its samples for tenants and landlords (spec §2.1).
import { usePlatform, type ViewMode } from '@portal/shared-ui/platform/platform'
import { useStore } from '@portal/shared-ui/platform/store'
import { SegmentedControl } from '@portal/shared-ui/segmented-control'
import { Stack } from '@portal/shared-ui/stack'
import { UploadBox, useSimulatedUpload } from '@portal/shared-ui/upload-box'
import { Building2, KeyRound } from 'lucide-react'
import { SampleHomes } from './sample-homes.tsx'
import { SamplePart } from './sample-part.tsx'
import { SamplePeople } from './sample-people.tsx'

const maxFiles = 5

const documentWords = {
  tenant: 'Most landlords ask for proof of income, references and an ID.',
  landlord: 'House rules, the lease and inspection reports for your tenants.',
}

/** The document box (spec §2.13): a simulation, so no file leaves the device. */
const SampleDocuments = ({ side }: { side: ViewMode }) => {
  const { add, remove, ...state } = useSimulatedUpload(maxFiles)
  return (
    <SamplePart title="Documents" description={`${documentWords[side]} Demo only. Nothing is uploaded.`}>
      <UploadBox {...state} maxFiles={maxFiles} onAdd={add} onRemove={remove} level={4} />
    </SamplePart>
  )
}

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
