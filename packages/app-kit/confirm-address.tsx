import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'

const Notice = lazily(async () => (await import('./confirm-address-notice.tsx')).ConfirmAddressNotice)

/**
 * Asks people to confirm their address before they type what needs it, if the portal can send the link. `isConfirmed` is
 * what a page has just read; otherwise the session says it.
 */
export const ConfirmAddress = ({ isConfirmed }: { isConfirmed?: boolean }) => {
  const { hasMail } = usePlatform().settings
  const user = useSession()?.user
  if (!hasMail || !user || (isConfirmed ?? user.isEmailConfirmed ?? true)) return null
  return (
    <WhileLoading>
      <Notice email={user.email} />
    </WhileLoading>
  )
}
