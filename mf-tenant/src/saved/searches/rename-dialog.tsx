import { sentenceOf } from '@portal/client/api-error'
import type { SavedSearch } from '@portal/contract/saved-searches/saved-search'
import { Button } from '@portal/shared-ui/button'
import { Dialog, DialogClose } from '@portal/shared-ui/dialog'
import { Field } from '@portal/shared-ui/field'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { TextInput } from '@portal/shared-ui/text-input'
import { type FormEvent, useId, useState } from 'react'
import { useChangeSearch } from './use-saved-searches.ts'

interface RenameDialogProps {
  title: string
  search: SavedSearch
  onClose: () => void
}

export function RenameDialog({ title, search, onClose }: RenameDialogProps) {
  const formId = useId()
  const [name, setName] = useState(search.name)
  const [error, setError] = useState<string>()
  const change = useChangeSearch(search.id)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setError('Please give this search a name')
    change.mutate({ name: name.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onOpenChange={isOpen => isOpen || onClose()}
      size="sm"
      title={title}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} pending={change.isPending} pendingText="Saving...">
            Save name
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate>
        <Stack $gap={4}>
          <Field label="Name" help="Only you read it." required error={error}>
            <TextInput
              value={name}
              maxLength={80}
              autoComplete="off"
              onChange={event => {
                setName(event.target.value)
                setError(undefined)
              }}
            />
          </Field>
          {change.isError && (
            <Notice tone="danger" live title="The search keeps its name">
              {sentenceOf(change.error, 'Please try again.')}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
