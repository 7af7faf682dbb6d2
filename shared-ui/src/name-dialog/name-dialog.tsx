import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Dialog, DialogActions } from '../dialog/dialog.tsx'
import { Field } from '../field/field.tsx'
import { Form } from '../form/form.tsx'
import { Notice } from '../notice/notice.tsx'
import { TextInput } from '../text-input/text-input.tsx'

interface NameDialogProps {
  title: string
  /** The initial name. */
  name: string
  /** In characters. */
  maxLength: number
  help?: string
  /** If the name is empty. */
  missing: string
  save: string
  isSaving: boolean
  /** Why it was not saved, and what to do. */
  failure?: { title: string; message: string; action?: ReactNode } | undefined
  /** Trimmed and never empty. */
  onSave: (name: string) => void
  onClose: () => void
  /** What is being named, above the name. */
  subject?: ReactNode
  /** More choices, below the name. */
  children?: ReactNode
}

export function NameDialog(props: NameDialogProps) {
  const { title, maxLength, help, missing, save, isSaving, failure, onSave, onClose, subject, children } =
    props
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
        <DialogActions type="submit" form={formId} pending={isSaving} pendingText="Saving...">
          {save}
        </DialogActions>
      }
    >
      <Form id={formId} onSubmit={send}>
        {subject}
        <Field label="Name" help={help} required error={error}>
          <TextInput
            value={name}
            maxLength={maxLength}
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
      </Form>
    </Dialog>
  )
}
