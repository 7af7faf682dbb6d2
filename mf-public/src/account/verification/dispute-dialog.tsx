import { zodResolver } from '@hookform/resolvers/zod'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { call } from '@portal/client/call'
import { type BackgroundCheck, DisputeCheck } from '@portal/contract/background-checks/background-check'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { screeningProvider } from '@portal/contract/background-checks/provider'
import { Text } from '@portal/shared-ui/text'
import { useForm } from 'react-hook-form'

interface DisputeDialogProps {
  check: BackgroundCheck
  onClose: () => void
}

export function DisputeDialog({ check, onClose }: DisputeDialogProps) {
  const { firstName } = check.requester
  const { name, disputeUrl } = screeningProvider
  const form = useForm<DisputeCheck>({
    resolver: zodResolver(DisputeCheck),
    defaultValues: { message: '' },
  })
  return (
    <FormDialog
      title="Dispute this report"
      description={`${firstName} isn’t told, and can’t read the report unless you release it.`}
      form={form}
      names={['message']}
      submit="Dispute report"
      endpoint={backgroundCheckEndpoints.dispute}
      message={form.watch('message')}
      send={(body: DisputeCheck) =>
        call(backgroundCheckEndpoints.dispute, { params: { id: check.id }, body })
      }
      reads={[backgroundCheckEndpoints.list]}
      done={({ notice }) => ({
        title: 'Report disputed',
        description: notice ?? `${firstName} can’t read it unless you release it.`,
      })}
      failed="We couldn’t save your dispute"
      onClose={onClose}
    >
      <Text>
        Only {name} can correct a report: please dispute it there, too, at{' '}
        <a href={disputeUrl} target="_blank" rel="noreferrer">
          {disputeUrl.replace('https://', '')}
        </a>
        . Once it’s corrected, you see it first again.
      </Text>
      <TextAreaField
        control={form.control}
        name="message"
        label="What is wrong?"
        help={`If you release the report, ${firstName} reads this with it.`}
        required
        rows={4}
      />
    </FormDialog>
  )
}
