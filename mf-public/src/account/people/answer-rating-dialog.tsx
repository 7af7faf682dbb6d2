import { zodResolver } from '@hookform/resolvers/zod'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { call } from '@portal/client/call'
import { ratingEndpoints } from '@portal/contract/ratings/endpoints'
import type { Rating } from '@portal/contract/ratings/rating'
import { AnswerRating, ratingWritingEndpoints } from '@portal/contract/ratings/writing-endpoints'
import { Text } from '@portal/shared-ui/text'
import { useForm } from 'react-hook-form'

interface AnswerRatingDialogProps {
  rating: Rating
  onClose: () => void
}

export function AnswerRatingDialog({ rating, onClose }: AnswerRatingDialogProps) {
  const form = useForm<AnswerRating>({ resolver: zodResolver(AnswerRating), defaultValues: { text: '' } })
  return (
    <FormDialog
      title="Answer this rating"
      description="Everyone can read your answer. You can’t change it afterward."
      form={form}
      names={['text']}
      submit="Publish answer"
      endpoint={ratingWritingEndpoints.answer}
      message={form.watch('text')}
      send={(body: AnswerRating) => call(ratingWritingEndpoints.answer, { params: { id: rating.id }, body })}
      reads={[ratingEndpoints.ofLandlord]}
      done={({ notice }) => ({ title: 'Answer published', ...(notice && { description: notice }) })}
      failed="We couldn’t publish your answer"
      onClose={onClose}
    >
      {rating.text && <Text $tone="muted">{rating.text}</Text>}
      <TextAreaField control={form.control} name="text" label="Answer" required rows={4} />
    </FormDialog>
  )
}
