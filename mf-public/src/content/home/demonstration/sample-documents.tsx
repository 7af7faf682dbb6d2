import type { ViewMode } from '@portal/shared-ui/platform/platform'
import { UploadBox, useSimulatedUpload } from '@portal/shared-ui/upload-box'
import { SamplePart } from './sample-part.tsx'

const maxFiles = 5

const words = {
  tenant: 'Most landlords ask for proof of income, references and an ID.',
  landlord: 'House rules, the lease and inspection reports for your tenants.',
}

/** The document box (spec §2.13): a simulation, so no file leaves the device. */
export const SampleDocuments = ({ side }: { side: ViewMode }) => {
  const { add, remove, ...state } = useSimulatedUpload(maxFiles)
  return (
    <SamplePart title="Documents" description={`${words[side]} Demo only. Nothing is uploaded.`}>
      <UploadBox {...state} maxFiles={maxFiles} onAdd={add} onRemove={remove} level={4} />
    </SamplePart>
  )
}
