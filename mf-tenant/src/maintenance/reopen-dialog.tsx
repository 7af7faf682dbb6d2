// Reopens a completed repair that is not done, with words and photos. Its code loads on demand.
import { zodResolver } from '@hookform/resolvers/zod'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { type Unsent, unsentWords } from '@portal/app-kit/unsent-words'
import { useChange } from '@portal/app-kit/use-change'
import { call } from '@portal/client/call'
import { confirmingEndpoints, ReopenMaintenance } from '@portal/contract/maintenance/confirming-endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { RequestPhotos } from './request-photos.tsx'

interface ReopenDialogProps {
  request: MaintenanceRequest
  onClose: () => void
}

export function ReopenDialog({ request, onClose }: ReopenDialogProps) {
  const form = useForm<z.input<typeof ReopenMaintenance>, unknown, ReopenMaintenance>({
    resolver: zodResolver(ReopenMaintenance),
    defaultValues: { message: '', images: [] },
  })
  const unsent = useRef<Unsent>(null)
  const { mutateAsync } = useReopen(request.id)
  const reopen = async (body: ReopenMaintenance) => {
    if (!unsent.current) return mutateAsync(body)
    form.setError('images', { message: unsentWords.photos[unsent.current] })
    return false
  }
  return (
    <FormProvider {...form}>
      <FormDialog
        title="Not fixed?"
        description={request.title}
        placement="sheet"
        form={form}
        names={['message', 'images']}
        submit="Reopen repair"
        send={reopen}
        onClose={onClose}
      >
        <TextAreaField
          control={form.control}
          name="message"
          label="What still needs to be fixed?"
          required
          help="Visible to your landlord."
        />
        <RequestPhotos unsent={unsent} />
      </FormDialog>
    </FormProvider>
  )
}

const useReopen = (id: string) =>
  useChange({
    send: (body: ReopenMaintenance) => call(confirmingEndpoints.reopen, { params: { id }, body }),
    reads: [maintenanceEndpoints.myRequests, maintenanceEndpoints.statistics, maintenanceEndpoints.read],
    done: () => ({ title: 'Repair reopened', description: 'We’ll let your landlord know.' }),
    failed: 'We couldn’t reopen the repair',
  })
