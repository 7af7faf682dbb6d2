import { zodResolver } from '@hookform/resolvers/zod'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { call } from '@portal/client/call'
import { titleOf } from '@portal/client/unanswered'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { DeclineOthers } from '@portal/contract/inquiries/inquiry'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { countOf } from '@portal/contract/properties/property-words'
import { useForm } from 'react-hook-form'

interface TellOthersDialogProps {
  homeId: string
  onClose: () => void
}

/** A call declines so many at once. */
const declineAll = async (id: string, body: DeclineOthers) => {
  let declined = 0
  for (;;) {
    const answer = await call(inquiryEndpoints.declineOthers, { params: { id }, body })
    declined += answer.declined
    if (answer.others === 0 || answer.declined === 0) return { declined, notice: answer.notice }
  }
}

export function TellOthersDialog({ homeId, onClose }: TellOthersDialogProps) {
  const form = useForm({
    resolver: zodResolver(DeclineOthers),
    defaultValues: { message: 'Thank you for your interest. This home is taken now.' },
  })
  return (
    <FormDialog
      title="Tell the others"
      description="Everyone who still asks about this home gets this message, and their inquiry is declined. Applicants and tours to come stay."
      form={form}
      names={['message']}
      submit="Decline all"
      variant="danger"
      endpoint={inquiryEndpoints.declineOthers}
      message={form.watch('message')}
      send={(body: DeclineOthers) => declineAll(homeId, body)}
      reads={[
        inquiryEndpoints.others,
        inquiryEndpoints.list,
        inquiryEndpoints.read,
        ownPropertyEndpoints.my,
        ownPropertyEndpoints.waiting,
      ]}
      done={({ declined, notice }) => ({
        title: `${countOf(declined, 'inquiry', 'inquiries')} declined`,
        ...(notice && { description: notice }),
      })}
      failed={error => titleOf(error, 'We couldn’t decline the inquiries')}
      onClose={onClose}
    >
      <TextAreaField control={form.control} name="message" label="Message" required />
    </FormDialog>
  )
}
