import { zodResolver } from '@hookform/resolvers/zod'
import { call } from '@portal/client/call'
import { titleOf } from '@portal/client/unanswered'
import { addressOf, landlordName } from '@portal/contract/properties/property-words'
import { noticeDays, type TenancySide, takesEffect } from '@portal/contract/tenancies/lifecycle'
import { GiveNotice } from '@portal/contract/tenancies/payloads'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { tenantName } from '@portal/contract/tenancies/tenancy-words'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { HomeName } from '@portal/shared-ui/home-name'
import { todayIn } from '@portal/shared-ui/local-moment'
import { Notice } from '@portal/shared-ui/notice'
import { useForm, useWatch } from 'react-hook-form'
import { TextAreaField } from '../fields/text-area-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useSendOnce } from '../use-send-once.tsx'
import { tenancyReads } from './tenancy-reads.tsx'

interface NoticeDialogProps {
  tenancy: Tenancy
  side: TenancySide
  onClose: () => void
}

export function NoticeDialog({ tenancy, side, onClose }: NoticeDialogProps) {
  const { id, title, endsOn: agreedEnd, startsOn, timeZone } = tenancy
  const today = todayIn(timeZone ?? 'UTC')
  const other = side === 'tenant' ? landlordName(tenancy) : tenantName(tenancy)
  const send = useSendOnce((body: GiveNotice, clientId) =>
    call(tenancyWritingEndpoints.notice, { params: { id }, body: { ...body, clientId } }),
  )
  const form = useForm<GiveNotice>({
    resolver: zodResolver(GiveNotice),
    mode: 'onTouched',
    defaultValues: { endsOn: '', reason: '' },
  })
  const { control } = form
  const [day, reason] = useWatch({ control, name: ['endsOn', 'reason'] })
  const isDay = GiveNotice.shape.endsOn.safeParse(day).success && day >= today
  return (
    <FormDialog
      title="Give notice"
      form={form}
      names={['endsOn', 'reason']}
      submit="Give notice"
      endpoint={tenancyWritingEndpoints.notice}
      message={reason}
      variant="danger"
      send={body => send({ ...body, reason: body.reason || null })}
      reads={tenancyReads}
      done={({ tenancy: { notice: given, status }, notice: about }) => ({
        title: !given?.isInEffect
          ? `Waiting for ${other} to accept your notice`
          : status === 'cancelled'
            ? 'The tenancy was canceled'
            : 'Notice given',
        ...(about && { description: about }),
      })}
      failed={error => titleOf(error, 'We couldn’t give notice')}
      onClose={onClose}
    >
      <HomeName title={title} address={addressOf(tenancy)} />
      <TextField
        control={control}
        name="endsOn"
        label="Last day"
        type="date"
        min={today}
        required
        help={
          agreedEnd
            ? `Before the agreed end, ${other} has to accept it.`
            : `With less than ${noticeDays} days’ notice, ${other} has to accept it.`
        }
      />
      {isDay && (
        <Notice title={day < startsOn ? 'This cancels the tenancy' : undefined}>
          {takesEffect(tenancy, day, today)
            ? `This is final. We’ll let ${other} know.`
            : `It takes effect once ${other} accepts it.`}
        </Notice>
      )}
      <TextAreaField
        control={control}
        name="reason"
        label="Reason"
        help={`Optional. ${other} will read it.`}
        rows={3}
      />
    </FormDialog>
  )
}
