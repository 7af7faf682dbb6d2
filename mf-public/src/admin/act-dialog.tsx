// What administrators do to an account or a listing, with a reason that the audit keeps.
import { zodResolver } from '@hookform/resolvers/zod'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import type { Read } from '@portal/app-kit/use-change'
import { titleOf } from '@portal/client/unanswered'
import { ActReason } from '@portal/contract/moderation/finding'
import type { ButtonProps } from '@portal/shared-ui/button'
import { Text } from '@portal/shared-ui/text'
import { useForm } from 'react-hook-form'

interface ActDialogProps extends Pick<ButtonProps, 'variant'> {
  title: string
  /** What it does, in a sentence. */
  children: string
  /** Who reads the reason. */
  help: string
  submit: string
  /** The toast's title. */
  done: string
  reads: readonly Read[]
  send: (body: ActReason) => Promise<unknown>
  onClose: () => void
}

export const ActDialog = (props: ActDialogProps) => {
  const { title, children, help, submit, variant, done, reads, send, onClose } = props
  const form = useForm<ActReason>({ resolver: zodResolver(ActReason), defaultValues: { reason: '' } })
  return (
    <FormDialog
      title={title}
      form={form}
      names={['reason']}
      submit={submit}
      variant={variant}
      send={send}
      reads={reads}
      done={() => ({ title: done })}
      failed={error => titleOf(error, 'That didn’t work')}
      onClose={onClose}
    >
      <Text>{children}</Text>
      <TextAreaField control={form.control} name="reason" label="Reason" help={help} required rows={3} />
    </FormDialog>
  )
}
