import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Stack } from '@portal/shared-ui/stack'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Listing, ListingForm } from '../form/listing-form.ts'
import type { ImprovedHome } from './improve-dialog.tsx'

const ImproveDialog = lazily(async () => (await import('./improve-dialog.tsx')).ImproveDialog)

const improveTitle = 'Improve the text'

interface ImproveButtonProps {
  /** A listed home's id, or the form's values of an unlisted one. */
  homeOf: (form: ReturnType<typeof useFormContext<ListingForm, unknown, Listing>>) => ImprovedHome
}

/** Shown only if there is an assistant. Its suggestion goes into the form, where it can be changed before saving. */
export function ImproveButton({ homeOf }: ImproveButtonProps) {
  const form = useFormContext<ListingForm, unknown, Listing>()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!useSession()?.user.hasAssistant) return null
  const words = () => ({ title: form.getValues('title'), description: form.getValues('description') })
  const open = () => {
    const { title, description } = words()
    if (`${title}${description}`.trim() !== '') return setOpen(true)
    // There is nothing to improve yet: the form shows what is missing.
    void form.trigger(['title', 'description'], { shouldFocus: true })
  }
  return (
    <Stack $direction="row">
      <Button
        variant="outline"
        size="sm"
        icon={<Sparkles aria-hidden />}
        {...ImproveDialog.near}
        onClick={open}
      >
        {improveTitle}
      </Button>
      {isOpen && (
        <DialogOnDemand title={improveTitle} onClose={close}>
          <ImproveDialog
            home={homeOf(form)}
            words={words()}
            onClose={close}
            onUse={improved => {
              for (const name of ['title', 'description'] as const)
                form.setValue(name, improved[name], { shouldDirty: true, shouldValidate: true })
              close()
            }}
          />
        </DialogOnDemand>
      )}
    </Stack>
  )
}
