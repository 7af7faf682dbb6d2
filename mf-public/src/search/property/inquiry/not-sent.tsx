import { ApiError, isPlanLimit, sentenceOf } from '@portal/client/api-error'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { Link } from 'react-router-dom'

/** Why an inquiry was not sent, and the way on; the words are still in the form. Nothing while there is no failure. */
export function NotSent({ failure }: { failure: unknown }) {
  if (!failure) return null
  if (isPlanLimit(failure))
    return (
      <Notice
        tone="warning"
        live
        title="You have asked as often as your plan allows"
        action={
          <Button asChild variant="outline" size="sm">
            <Link to={sitePaths.pricing}>Compare plans</Link>
          </Button>
        }
      >
        {sentenceOf(failure, '')} Your words are kept here.
      </Notice>
    )
  if (failure instanceof ApiError && failure.code === 'forbidden')
    return (
      <Notice tone="danger" live title="Your inquiry was not sent">
        Inquiries come from tenants, and this is a landlord’s account. To ask about this home, sign in with a
        tenant account.
      </Notice>
    )
  return (
    <Notice tone="danger" live title="Your inquiry was not sent">
      {sentenceOf(failure, 'Your words are kept here. Please try again.')}
    </Notice>
  )
}
