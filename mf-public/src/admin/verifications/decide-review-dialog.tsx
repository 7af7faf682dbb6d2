import { zodResolver } from '@hookform/resolvers/zod'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { call } from '@portal/client/call'
import { titleOf } from '@portal/client/unanswered'
import { DecideReview, type Review } from '@portal/contract/verifications/review'
import { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import { Text } from '@portal/shared-ui/text'
import { useForm } from 'react-hook-form'
import { reviewTitle } from './review-words.ts'

interface DecideReviewDialogProps {
  review: Review
  decision: 'approved' | 'rejected'
  onClose: () => void
}

export const DecideReviewDialog = ({ review, decision, onClose }: DecideReviewDialogProps) => {
  const { id, kind, person, claim } = review
  const isApproving = decision === 'approved'
  const hasDay = isApproving && kind === 'license'
  const form = useForm({
    resolver: zodResolver(DecideReview),
    defaultValues: { decision, reason: '', ...(hasDay && { expiresAt: '' }) },
  })
  return (
    <FormDialog
      title={`${isApproving ? 'Approve' : 'Reject'}: ${reviewTitle(review)}`}
      size="sm"
      form={form}
      names={['reason', 'expiresAt']}
      submit={isApproving ? 'Approve' : 'Reject'}
      variant={isApproving ? 'primary' : 'danger'}
      send={(body: DecideReview) => call(reviewEndpoints.decide, { params: { id }, body })}
      reads={[reviewEndpoints.list]}
      done={() => ({
        title: isApproving ? 'Approved' : 'Rejected',
        description: `We’ll let ${person.firstName} know.`,
      })}
      failed={error => titleOf(error, 'We couldn’t save your decision')}
      onClose={onClose}
    >
      <Text>{claim}</Text>
      {hasDay && (
        <TextField
          control={form.control}
          name="expiresAt"
          label="Valid until"
          help="The day on the license."
          type="date"
          required
        />
      )}
      <TextAreaField
        control={form.control}
        name="reason"
        label={isApproving ? 'Note' : 'Reason'}
        help={`${person.firstName} reads this.${isApproving ? ' Optional.' : ''}`}
        required={!isApproving}
        rows={3}
      />
    </FormDialog>
  )
}
