import { useTitle } from '@portal/app-kit/use-title'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import type { ComponentType } from 'react'

/** The shell redirects visitors to sign in. */
export const accountPage = (
  title: string,
  Waiting: ComponentType,
  Part: ComponentType<{ person: SessionUser }>,
): ComponentType =>
  withQueries(() => {
    useTitle(title)
    const person = useSession()?.user
    return person ? <Part person={person} /> : <Waiting />
  })
