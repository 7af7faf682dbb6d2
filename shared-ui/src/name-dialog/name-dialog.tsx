import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog, DialogClose } from '../dialog/dialog.tsx'
import { Field } from '../field/field.tsx'
import { Notice } from '../notice/notice.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextInput } from '../text-input/text-input.tsx'

interface NameDialogProps {
  title: string
  /** The name to begin with. */
  name: string
  /** In characters. */
  longest: number
  help?: string
  /** Said when the name is empty. */
  missing: string
  /** The words of the button that saves. */
  save: string
  isSaving: boolean
  /** Why it was not saved, and the way on. */
  failure?: { title: string; message: string; action?: ReactNode } | undefined
  /** The name, without blanks around it; never empty. */
  onSave: (name: string) => void
  onClose: () => void
  /** What is named, above the name. */
  subject?: ReactNode
  /** More to choose, below the name. */
  children?: ReactNode
}

/** Asks for the name of something that a person keeps. */
export function NameDialog(props: NameDialogProps) {
  const { title, longest, help, missing, save, isSaving, failure, onSave, onClose, subject, children } = props
  const formId = useId()
  const [name, setName] = useState(props.name)
  const [error, setError] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setError(missing)
    onSave(name.trim())
  }
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      title={title}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} pending={isSaving} pendingText="Saving...">
            {save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate>
        <Stack $gap={4}>
          {subject}
          <Field label="Name" help={help} required error={error}>
            <TextInput
              value={name}
              maxLength={longest}
              autoComplete="off"
              onChange={event => {
                setName(event.target.value)
                setError(undefined)
              }}
            />
          </Field>
          {children}
          {failure && (
            <Notice tone="danger" live title={failure.title} action={failure.action}>
              {failure.message}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
