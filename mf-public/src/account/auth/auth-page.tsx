// Sign in and sign up (spec §2.4); a person who is already signed in is sent on.

import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import { Boundary } from '@portal/shared-ui/boundary'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Tab, TabList, TabPanel, Tabs } from '@portal/shared-ui/tabs'
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { AuthFrame, Legal } from './auth-frame.tsx'
import { AuthSkeleton, FormSkeleton } from './auth-skeleton.tsx'
import { LoginForm } from './login-form.tsx'
import { nextPath } from './next-path.ts'

const RegisterForm = lazily(async () => (await import('./register-form.tsx')).RegisterForm)

type AuthTab = 'login' | 'register'

/** The history entry says which tab is open, so that it is open again after a reload; everything else starts on Login. */
const tabOf = (state: unknown): AuthTab =>
  typeof state === 'object' && state !== null && 'tab' in state && state.tab === 'register'
    ? 'register'
    : 'login'

export const AuthPage = () => {
  usePageTitle(`Sign in · ${productName}`)
  const session = useSession()
  const { search } = useLocation()
  if (session)
    return (
      <>
        <Navigate to={nextPath(new URLSearchParams(search).get('next'))} replace />
        <AuthSkeleton />
      </>
    )
  return (
    <AuthFrame>
      <AuthTabs />
      <Legal>
        <Link to={sitePaths.terms}>Terms of Service</Link>
        <Link to={sitePaths.privacy}>Privacy Policy</Link>
      </Legal>
    </AuthFrame>
  )
}

const AuthTabs = () => {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const open = (tab: string) => navigate({ search }, { replace: true, state: { tab } })
  return (
    <Tabs value={tabOf(state)} onValueChange={open}>
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
            <RegisterForm />
          </WhileLoading>
        </Boundary>
      </TabPanel>
    </Tabs>
  )
}
