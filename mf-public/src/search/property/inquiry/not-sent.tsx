import { ApiError, isPlanLimit, sentenceOf } from '@portal/client/api-error'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { Link } from 'react-router-dom'

/** Why an inquiry was not sent, and what to do next; the form keeps the text. Renders nothing without a failure. */
export function NotSent({ failure }: { failure: unknown }) {
  if (!failure) return null
  if (isPlanLimit(failure))
    return (
      <Notice
        tone="warning"
        live
        title="You’ve reached your plan’s inquiry limit"
        action={
          <Button asChild variant="outline" size="sm">
            <Link to={sitePaths.pricing}>Compare plans</Link>
          </Button>
        }
      >
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
