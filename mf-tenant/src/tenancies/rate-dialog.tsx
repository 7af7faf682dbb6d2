// Rates the landlord. Its code loads on demand.
import { zodResolver } from '@hookform/resolvers/zod'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { call } from '@portal/client/call'
import { titleOf } from '@portal/client/unanswered'
import { landlordName } from '@portal/contract/properties/property-words'
import { ratingEndpoints } from '@portal/contract/ratings/endpoints'
import { ratingCountsFrom } from '@portal/contract/ratings/rating'
import { RateLandlord, ratingWritingEndpoints } from '@portal/contract/ratings/writing-endpoints'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { Field } from '@portal/shared-ui/field'
import { formatDate } from '@portal/shared-ui/format-date'
import { localMomentOf, todayIn } from '@portal/shared-ui/local-moment'
import { Notice } from '@portal/shared-ui/notice'
import { RadioGroup } from '@portal/shared-ui/radio-group'
import { Controller, useForm } from 'react-hook-form'

interface RateDialogProps {
  tenancy: Tenancy
  onClose: () => void
}

const stars = [
  { value: '5', label: '5 stars: very good' },
  { value: '4', label: '4 stars: good' },
  { value: '3', label: '3 stars: fair' },
  { value: '2', label: '2 stars: poor' },
  { value: '1', label: '1 star: terrible' },
]

/** The first day on which a rating counts in the average. */
const countsFromDay = ({ startsOn, agreedAt, createdAt, timeZone }: Tenancy): string =>
  ratingCountsFrom(startsOn, localMomentOf(agreedAt ?? createdAt, timeZone ?? 'UTC').slice(0, 10))

export function RateDialog({ tenancy, onClose }: RateDialogProps) {
  const landlord = landlordName(tenancy)
  const countsFrom = countsFromDay(tenancy)
  const send = useSendOnce((body: RateLandlord, clientId) =>
    call(ratingWritingEndpoints.rate, { params: { id: tenancy.id }, body: { ...body, clientId } }),
  )
  const form = useForm<RateLandlord>({
    resolver: zodResolver(RateLandlord),
    defaultValues: { text: '' },
  })
  return (
    <FormDialog
      title="Rate your landlord"
      description={`Everyone can read it, with your first name. ${landlord} can answer once. You can’t change it afterward.`}
      form={form}
      names={['rating', 'text']}
      submit="Publish rating"
      endpoint={ratingWritingEndpoints.rate}
      message={form.watch('text')}
      send={body => send({ ...body, text: body.text || null })}
      reads={[ratingEndpoints.ofTenancy]}
      done={({ notice }) => ({ title: 'Rating published', ...(notice && { description: notice }) })}
      failed={error => titleOf(error, 'We couldn’t publish your rating')}
      onClose={onClose}
    >
      {todayIn(tenancy.timeZone ?? 'UTC') < countsFrom && (
        <Notice>
          You agreed to this tenancy here only recently. Until {formatDate(countsFrom)}, a rating is shown
          with a note that says so, and doesn’t count toward the average.
        </Notice>
      )}
      <Controller
        control={form.control}
        name="rating"
        render={({ field, fieldState }) => (
          <Field label="Rating" required group error={fieldState.error?.message}>
            <RadioGroup
              options={stars}
              value={field.value ? String(field.value) : ''}
              onValueChange={chosen => field.onChange(Number(chosen))}
              onBlur={field.onBlur}
            />
          </Field>
        )}
      />
      <TextAreaField control={form.control} name="text" label="Your review" help="Optional." rows={4} />
    </FormDialog>
  )
}
