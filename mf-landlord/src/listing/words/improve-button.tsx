import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Stack } from '@portal/shared-ui/stack'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ListingForm } from '../form/listing-form.ts'

const ImproveDialog = lazily(async () => (await import('./improve-dialog.tsx')).ImproveDialog)

const improveTitle = 'Improve the text'

/** Only where there is an assistant. What it suggests goes into the form, where it can be changed before it is saved. */
export function ImproveButton({ propertyId }: { propertyId: string }) {
  const { getValues, setValue } = useFormContext<ListingForm>()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!useSession()?.user.hasAssistant) return null
  return (
    <Stack $direction="row">
      <Button
        variant="outline"
        size="sm"
        icon={<Sparkles aria-hidden />}
        onPointerEnter={ImproveDialog.loadAhead}
        onFocus={ImproveDialog.loadAhead}
        onClick={() => setOpen(true)}
      >
        {improveTitle}
      </Button>
      {isOpen && (
        <DialogOnDemand title={improveTitle} onClose={close}>
          <ImproveDialog
            propertyId={propertyId}
            words={{ title: getValues('title'), description: getValues('description') }}
            onClose={close}
            onUse={words => {
              for (const name of ['title', 'description'] as const)
                setValue(name, words[name], { shouldDirty: true, shouldValidate: true })
              close()
            }}
          />
        </DialogOnDemand>
      )}
    </Stack>
  )
}
