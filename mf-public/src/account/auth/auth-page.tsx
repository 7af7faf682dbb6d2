// Sign in and sign up (spec §2.4). People who are already signed in are redirected.

import { useTitle } from '@portal/app-kit/use-title'
import type { UserType } from '@portal/contract/people/person'
import * as sitePaths from '@portal/contract/site-paths'
import { Boundary } from '@portal/shared-ui/boundary'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Tab, TabList, TabPanel, Tabs } from '@portal/shared-ui/tabs'
import { Link, type Location, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { AuthFrame, Legal } from './auth-frame.tsx'
import { AuthSkeleton, FormSkeleton } from './auth-skeleton.tsx'
import { LoginForm } from './login-form.tsx'
import { nextPath } from './next-path.ts'
import { wayInTo } from './way-in.ts'

const RegisterForm = lazily(async () => (await import('./register-form.tsx')).RegisterForm)

type AuthTab = 'login' | 'register'

/** The history entry remembers the open tab across a reload; any other visit starts on that of its address, or Login. */
const tabOf = ({ state, search }: Location): AuthTab =>
  (state?.tab ?? new URLSearchParams(search).get('tab')) === 'register' ? 'register' : 'login'

export const AuthPage = () => {
  useTitle('Sign in')
  const session = useSession()
  const { search } = useLocation()
  const next = nextPath(new URLSearchParams(search).get('next'))
  if (session)
    return (
      <>
        <Navigate to={next} replace />
        <AuthSkeleton />
      </>
    )
  const { reason, side } = wayInTo(next)
  return (
    <AuthFrame reason={reason}>
      <AuthTabs side={side} />
      <Legal>
        <Link to={sitePaths.terms}>Terms of Service</Link>
        <Link to={sitePaths.privacy}>Privacy Policy</Link>
      </Legal>
    </AuthFrame>
  )
}

const AuthTabs = ({ side }: { side: UserType }) => {
  const navigate = useNavigate()
  const location = useLocation()
  const open = (tab: string) => navigate({ search: location.search }, { replace: true, state: { tab } })
  return (
    <Tabs value={tabOf(location)} onValueChange={open}>
      <TabList $variant="filled" aria-label="Login or sign up">
        <Tab value="login">Login</Tab>
        <Tab value="register" onPointerEnter={RegisterForm.loadAhead}>
          Sign Up
        </Tab>
      </TabList>
      <TabPanel value="login">
        <LoginForm />
      </TabPanel>
      <TabPanel value="register">
        <Boundary fallback={retry => <ErrorPanel onRetry={retry} />}>
          <WhileLoading show={<FormSkeleton label="Loading the sign-up form" fields={8} />}>
            <RegisterForm side={side} />
          </WhileLoading>
        </Boundary>
      </TabPanel>
    </Tabs>
  )
}
