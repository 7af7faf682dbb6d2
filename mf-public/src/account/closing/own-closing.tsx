import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { useSession } from '@portal/shared-ui/platform/use-session'

const Notice = lazily(async () => (await import('./closing-notice.tsx')).ClosingNotice)

/** On each page of an account while it is closing. */
export const OwnClosing = () => {
  const closesAt = useSession()?.user.closesAt
  if (!closesAt) return null
  return (
    <WhileLoading>
      <Notice closesAt={closesAt} />
    </WhileLoading>
  )
}
