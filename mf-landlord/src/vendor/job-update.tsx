import { zodResolver } from '@hookform/resolvers/zod'
import { MomentField } from '@portal/app-kit/fields/moment-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { useChange } from '@portal/app-kit/use-change'
import { useContactInspection } from '@portal/app-kit/use-contact-inspection'
import { call } from '@portal/client/call'
import { placeFieldErrors } from '@portal/client/field-messages'
import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import { UpdateVendorJob, vendorEndpoints } from '@portal/contract/maintenance/vendor-endpoints'
import { Button } from '@portal/shared-ui/button'
import { ContactNotice } from '@portal/shared-ui/contact-notice'
import { Form } from '@portal/shared-ui/form'
import { Heading } from '@portal/shared-ui/heading'
import { Pairs } from '@portal/shared-ui/pairs'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useForm } from 'react-hook-form'
import type { JobPartProps } from './job-photos.tsx'

/** Sets a time, writes to tenant and landlord, and says that the work is done. */
export function JobUpdate({ token, job, onChange, onFail }: JobPartProps) {
  const form = useForm<UpdateVendorJob>({
    resolver: zodResolver(UpdateVendorJob),
    defaultValues: { scheduledDate: null, message: '' },
  })
  const { inspection, inspectNow } = useContactInspection({ message: form.watch('message') ?? '' })
  const { mutateAsync, isPending } = useChange({
    send: (body: UpdateVendorJob) => call(vendorEndpoints.update, { params: { token }, body }),
    onDone: answer => {
      form.reset()
      onChange(answer.job)
    },
    done: (_, { isDone }) => ({
      title: isDone ? 'Thanks! We’ll let them know it’s done.' : 'Update sent',
    }),
    failed: 'We couldn’t send your update',
  })
  if (!openStatuses.some(open => open === job.status))
    return <Text>This work is completed. There is nothing left to do.</Text>
  const send = async (body: UpdateVendorJob) => {
    if ((await inspectNow()).outcome === 'blocked') return
    try {
      await mutateAsync(body)
    } catch (error) {
      placeFieldErrors(error, ['scheduledDate', 'message'], form.setError)
      onFail(error)
    }
  }
  const markDone = () => {
    form.setValue('isDone', true)
    return form.handleSubmit(send)()
  }
  const isBlocked = inspection.outcome === 'blocked'
  return (
    <Form
      $gap={5}
      onSubmit={event => {
        form.setValue('isDone', false)
        return form.handleSubmit(send)(event)
      }}
    >
      <Stack $gap={1}>
        <Heading level={2} size="md">
          Update
        </Heading>
        <Text $size="sm" $tone="muted">
          The landlord and the tenant will see it.
        </Text>
      </Stack>
      <MomentField
        control={form.control}
        name="scheduledDate"
        label={job.scheduledDate ? 'Another time' : 'When will you come?'}
        timeZone={job.timeZone}
      />
      <TextAreaField control={form.control} name="message" label="Message" rows={3} />
      <ContactNotice inspection={inspection} />
      <Pairs>
        <Button type="submit" disabled={isBlocked} pending={isPending}>
          Send update
        </Button>
        <Button variant="outline" disabled={isBlocked || isPending} onClick={() => void markDone()}>
          The work is done
        </Button>
      </Pairs>
    </Form>
  )
}
