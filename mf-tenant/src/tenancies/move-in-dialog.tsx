// Says that the tenant has moved in, and how they found the home. Its code loads on demand.
import { zodResolver } from '@hookform/resolvers/zod'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { tenancyReads } from '@portal/app-kit/tenancies/tenancy-reads'
import { unsentWords } from '@portal/app-kit/unsent-words'
import { useChange } from '@portal/app-kit/use-change'
import { usePhotoUploads } from '@portal/app-kit/use-photo-uploads'
import { call } from '@portal/client/call'
import { titleOf } from '@portal/client/unanswered'
import { landlordName } from '@portal/contract/properties/property-words'
import { MoveIn, maxMoveInPhotos } from '@portal/contract/tenancies/payloads'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { Field } from '@portal/shared-ui/field'
import { PhotoBox } from '@portal/shared-ui/photo-box'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'

interface MoveInDialogProps {
  tenancy: Tenancy
  onClose: () => void
}

export function MoveInDialog({ tenancy, onClose }: MoveInDialogProps) {
  const landlord = landlordName(tenancy)
  const moveIn = useChange({
    send: (body: MoveIn) => call(tenancyWritingEndpoints.moveIn, { params: { id: tenancy.id }, body }),
    reads: tenancyReads,
    done: ({ notice }) => ({ title: 'Welcome home', description: notice ?? `We’ll let ${landlord} know.` }),
    failed: error => titleOf(error, 'We couldn’t record that you moved in'),
  })
  const form = useForm<z.input<typeof MoveIn>, unknown, MoveIn>({
    resolver: zodResolver(MoveIn),
    defaultValues: { note: '', photos: [] },
  })
  const { control } = form
  const [addresses = [], note] = useWatch({ control, name: ['photos', 'note'] })
  const photos = usePhotoUploads({
    purpose: 'move_in',
    maxPhotos: maxMoveInPhotos,
    value: addresses.map(address => ({ address, description: '' })),
    onChange: next => {
      form.setValue(
        'photos',
        next.map(({ address }) => address),
      )
      form.clearErrors('photos')
    },
  })
  return (
    <FormDialog
      title="Have you moved in?"
      description={`Note how you found the home: scratches, stains, what does not work. Only you and ${landlord} can see it. You can say this once.`}
      placement="sheet"
      form={form}
      names={['note', 'photos']}
      submit="I moved in"
      endpoint={tenancyWritingEndpoints.moveIn}
      message={note}
      send={async ({ note, photos: sent }) => {
        if (!photos.unsent) return moveIn.mutateAsync({ note: note || null, photos: sent })
        form.setError('photos', { message: unsentWords.photos[photos.unsent] })
        return false
      }}
      onClose={onClose}
    >
      <Field label="Photos" help="Optional." group error={form.formState.errors.photos?.message}>
        <PhotoBox {...photos.box} isPlain />
      </Field>
      <TextAreaField control={control} name="note" label="Note" help="Optional." rows={4} />
    </FormDialog>
  )
}
