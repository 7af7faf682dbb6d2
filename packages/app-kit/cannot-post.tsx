import { Notice } from '@portal/shared-ui/notice'
import { useSession } from '@portal/shared-ui/platform/use-session'

/** Says so to someone who is barred from posting, before they type. */
export const CannotPost = () =>
  useSession()?.user.isRestricted && (
    <Notice tone="warning" title="Your account can’t post right now">
      You can still read everything, and do what needs no text or photos.
    </Notice>
  )
