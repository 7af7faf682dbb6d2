// What administrators do to an account or a listing, with a reason that the audit keeps.
import { zodResolver } from '@hookform/resolvers/zod'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { FormDialog, type FormDialogProps } from '@portal/app-kit/form-dialog'
import { titleOf } from '@portal/client/unanswered'
import { ActReason } from '@portal/contract/moderation/finding'
import { Text } from '@portal/shared-ui/text'
import { useForm } from 'react-hook-form'

type DialogProps = FormDialogProps<ActReason, ActReason, unknown>

export interface Act extends Pick<DialogProps, 'variant' | 'send'> {
  /** In a sentence. */
  effect: string
  /** Who reads the reason. */
  help: string
  /** The button's words, if they are not the title. */
  submit?: string
  /** The toast's title. */
  done: string
}

interface ActDialogProps extends Act, Pick<DialogProps, 'reads' | 'onClose'> {
  title: string
}

export const ActDialog = ({ effect, help, submit, done, ...dialog }: ActDialogProps) => {
  const form = useForm<ActReason>({ resolver: zodResolver(ActReason), defaultValues: { reason: '' } })
  return (
    <FormDialog
      {...dialog}
      form={form}
      names={['reason']}
      submit={submit ?? dialog.title}
      done={() => ({ title: done })}
      failed={error => titleOf(error, 'That didn’t work')}
    >
      <Text>{effect}</Text>
      <TextAreaField control={form.control} name="reason" label="Reason" help={help} required rows={3} />
    </FormDialog>
  )
}
