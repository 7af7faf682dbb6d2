import { ComparePlans } from '@portal/app-kit/compare-plans'
import { ApiError, isPlanLimit, sentenceOf } from '@portal/client/api-error'
import { Notice } from '@portal/shared-ui/notice'

/** Why an inquiry was not sent, and what to do next; the form keeps the text. Renders nothing without a failure. */
export function NotSent({ failure }: { failure: unknown }) {
  if (!failure) return null
  if (isPlanLimit(failure))
    return (
      <Notice tone="warning" live title="You’ve reached your plan’s inquiry limit" action={<ComparePlans />}>
        {sentenceOf(failure, '')} We kept your draft.
      </Notice>
    )
  if (failure instanceof ApiError && failure.code === 'forbidden')
    return (
      <Notice tone="danger" live title="Your inquiry wasn’t sent">
        Only tenants can send inquiries, and this is a landlord’s account. To contact this landlord, sign in
        with a tenant account.
      </Notice>
    )
  return (
    <Notice tone="danger" live title="Your inquiry wasn’t sent">
      {sentenceOf(failure, 'We kept your draft. Please try again.')}
    </Notice>
  )
}
