// Tells administrators what is wrong with a home, a message, a rating or a person. Loads when it is opened.
import { zodResolver } from '@hookform/resolvers/zod'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { call } from '@portal/client/call'
import { titleOf } from '@portal/client/unanswered'
import { CreateReport, type ReportedType, type ReportReason } from '@portal/contract/moderation/report'
import { reportEndpoints } from '@portal/contract/moderation/report-endpoints'
import { reasonWords } from '@portal/contract/moderation/report-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'
import { Field } from '@portal/shared-ui/field'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { RadioGroup } from '@portal/shared-ui/radio-group'
import { Text } from '@portal/shared-ui/text'
import { Controller, useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'

export interface ReportSubject {
  type: ReportedType
  id: string
  /** A home's title, or the first name of who wrote the message or the rating, or of the person. */
  name: string
}

interface ReportDialogProps {
  subject: ReportSubject
  onClose: () => void
}

const reasonHelp: Record<ReportReason, string> = {
  fake_listing: 'The home doesn’t exist, or isn’t theirs to rent out.',
  wrong_details: 'The rent, address, photos or rules aren’t true.',
  discrimination: 'It turns people away for who they are.',
  harassment: 'Threats, insults or unwanted contact.',
  off_platform: 'They want to talk, sign or get paid somewhere else.',
  scam: 'They want money or personal data under false pretenses.',
  other: 'Please tell us below.',
}

const aboutHomes: readonly ReportReason[] = ['fake_listing', 'wrong_details']

/** Only homes can be fake listings. */
const reasonsFor = (type: ReportedType) =>
  CreateReport.shape.reason.options
    .filter(reason => type === 'property' || !aboutHomes.includes(reason))
    .map(value => ({ value, label: reasonWords[value], help: reasonHelp[value] }))

const titleFor = ({ type, name }: ReportSubject): string =>
  type === 'property'
    ? 'Report this listing'
    : type === 'message'
      ? 'Report this message'
      : type === 'rating'
        ? 'Report this rating'
        : `Report ${name}`

const whatHappens =
  'An administrator reviews it, and you’ll get a notification about the outcome. The other person never learns who reported it.'

export const ReportDialog = withQueries((props: ReportDialogProps) =>
  useSession() ? <ReportForm {...props} /> : <SignInFirst {...props} />,
)

const SignInFirst = ({ subject, onClose }: ReportDialogProps) => {
  const { pathname, search } = useLocation()
  return (
    <Dialog
      title={titleFor(subject)}
      onClose={onClose}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button asChild>
            <Link to={sitePaths.signInFor(pathname + search)}>Sign in</Link>
          </Button>
        </>
      }
    >
      <Text>
        Please sign in to report this, so that we can tell you the outcome. We’ll bring you back here.
      </Text>
    </Dialog>
  )
}

const ReportForm = ({ subject, onClose }: ReportDialogProps) => {
  const sendOnce = useSendOnce((body: CreateReport, clientId) =>
    call(reportEndpoints.create, { body: { ...body, clientId } }),
  )
  const form = useForm<CreateReport, unknown, CreateReport>({
    resolver: zodResolver(CreateReport),
    defaultValues: { subjectType: subject.type, subjectId: subject.id, message: '' },
  })
  const { control } = form
  return (
    <FormDialog
      title={titleFor(subject)}
      description={subject.type === 'property' ? subject.name : undefined}
      placement="sheet"
      form={form}
      names={['reason', 'message']}
      submit="Send report"
      send={body => sendOnce({ ...body, message: body.message || null })}
      reads={[reportEndpoints.list]}
      done={() => ({ title: 'Report sent', description: 'We’ll let you know the outcome.' })}
      failed={error => titleOf(error, 'We couldn’t send your report')}
      onClose={onClose}
    >
      <Controller
        control={control}
        name="reason"
        render={({ field, fieldState }) => (
          <Field label="What’s wrong?" required group error={fieldState.error?.message}>
            <RadioGroup
              options={reasonsFor(subject.type)}
              value={field.value ?? ''}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
            />
          </Field>
        )}
      />
      <TextAreaField
        control={control}
        name="message"
        label="What should we know?"
        help="Optional. Only administrators read it."
        rows={4}
      />
      <Text $size="sm" $tone="muted">
        {whatHappens}
      </Text>
    </FormDialog>
  )
}
