import { withoutCode } from '@portal/client/connection-error'
import * as sitePaths from '@portal/contract/site-paths'
import { matchRoute, whyOff } from '@portal/releases/match-route'
import type { Registry } from '@portal/releases/registry'
import { Boundary } from '@portal/shared-ui/boundary'
import { Button } from '@portal/shared-ui/button'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Page } from '@portal/shared-ui/page'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { PlatformProvider } from '@portal/shared-ui/platform/platform'
import { useStore } from '@portal/shared-ui/platform/store'
import { useIsTakenOver } from '@portal/shared-ui/platform/use-is-taken-over'
import { color, layer, radius, space } from '@portal/shared-ui/tokens'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { isOverview } from '../../seam/is-overview.ts'
import type { Overrides } from '../../seam/overrides.ts'
import type { SessionState } from '../../seam/session-state.ts'
import { goTo, useAddress } from '../address/address.ts'
import type { ShownApps } from '../apps.ts'
import type { ShellPlatform } from '../platform.ts'
import { loadSignInDialog } from '../sign-in/load-sign-in-dialog.ts'
import type { SignInRequest } from '../sign-in/sign-in-request.ts'
import { AssistantPlace } from './assistant-place.tsx'
import { press } from './carry-over.ts'
import { takePressesOnShell } from './early-presses.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LateNotice } from './late-notice.tsx'
import { loadOverrideBanner } from './load-on-demand.ts'
import { NotFound } from './not-found.tsx'
import { Notice } from './notice.tsx'
import { Outlet } from './outlet.tsx'
import { Part } from './part.tsx'
import { SwitchedOff } from './switched-off.tsx'
import { Toasts } from './toasts.tsx'
import { useScrollAndFocus } from './use-scroll-and-focus.ts'

interface LayoutProps {
  registry: Registry
  platform: ShellPlatform
  apps: ShownApps
  overrides?: Overrides | undefined
  /** For a page whose server could not find out. */
  findSession?: () => void
  /** HTML of the route's first paint; only on the server. */
  firstPaint?: string
}

const mainId = 'main'

const OverrideBanner = lazily(async () => (await loadOverrideBanner()).OverrideBanner)
const SignInDialog = lazily(async () => (await loadSignInDialog()).SignInDialog)

/** It can bring another version, and drops what hangs in this page. */
const reload = () => window.location.reload()

/** Only administrators see it, so no other page has its code. */
const OverviewPage = lazily(
  async () =>
    (await import(/* webpackChunkName: "on-demand-overview" */ '../overview/overview-page.tsx')).OverviewPage,
)

/** Once the browser has taken over: it shows what only the browser knows. */
const OverviewPlace = ({ overrides }: { overrides: Overrides }) => {
  const isTakenOver = useIsTakenOver()
  if (!isTakenOver) return null
  return (
    <Boundary fallback={retry => <ErrorPanel level={1} onRetry={retry} />}>
      <WhileLoading>
        <OverviewPage overrides={overrides} />
      </WhileLoading>
    </Boundary>
  )
}

/** While the session is unknown; it goes away on its own. */
const Unreachable = ({ onRetry }: { onRetry: () => void }) => (
  <Page>
    <Notice
      title={<span role="status">We can’t reach the portal right now. Trying again…</span>}
      level={1}
      picture="path"
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  </Page>
)

/** Once their first effects have run. */
const usePressesBeforeLive = (): void => {
  const early = useRef<Element[]>([])
  useLayoutEffect(() => {
    early.current = takePressesOnShell()
  }, [])
  useEffect(() => {
    queueMicrotask(() => {
      for (const button of early.current) if (button instanceof HTMLElement) press(button)
    })
  }, [])
}

export const Layout = (props: LayoutProps) => {
  const { registry, platform, apps, overrides = {}, findSession = reload, firstPaint } = props
  const { pathname, search } = useAddress()
  const session = useSessionState(platform)
  const signInRequest = useStore(platform.signInRequest)
  const failed = useStore(apps.failed)
  const match = matchRoute(registry, pathname)
  const [firstPathname] = useState(pathname)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  usePressesBeforeLive()
  const hasFailed = match !== null && failed.has(match.app)
  const isGuarded = match?.route.access === 'session'
  const isUnreachable = isGuarded && session === 'unknown'
  const off = match ? null : whyOff(registry, pathname)
  const isAboutApps = !match && isOverview(pathname, session)
  useScrollAndFocus(mainId)

  return (
    <PlatformProvider value={platform}>
      <SkipLink href={`#${mainId}`}>Skip to content</SkipLink>
      <Part>
        <Header registry={registry} platform={platform} session={session} />
      </Part>
      <Main id={mainId} tabIndex={-1}>
        <Part fallback={() => <ErrorPanel onRetry={reload} />}>
          {isDrawn && Object.keys(overrides).length > 0 && (
            <WhileLoading>
              <OverrideBanner overrides={overrides} />
            </WhileLoading>
          )}
          {isGuarded && session === null && <GoTo path={sitePaths.signInFor(pathname + search)} />}
          {isUnreachable && <Unreachable onRetry={findSession} />}
          {isAboutApps && <OverviewPlace overrides={overrides} />}
          {off && <SwitchedOff registry={registry} why={off} />}
          {!match && !isAboutApps && !off && <NotFound />}
          {hasFailed && (
            <ErrorPanel level={1} onRetry={reload} onReconnect={() => apps.tryAgain(match.app)} />
          )}
        </Part>
        <Outlet
          firstPaint={firstPaint}
          isFirstPaintOver={hasFailed || isUnreachable || pathname !== firstPathname}
        />
      </Main>
      <Part>
        <Footer registry={registry} />
      </Part>
      {session && session !== 'unknown' && (
        <Part>
          <AssistantPlace key={session.user.id} registry={registry} platform={platform} user={session.user} />
        </Part>
      )}
      <Part>
        <Toasts toasts={platform.toasts} />
      </Part>
      {signInRequest && (
        <Boundary resetKeys={[signInRequest]} onError={() => refuse(signInRequest, platform)}>
          <WhileLoading>
            <SignInDialog request={signInRequest} />
          </WhileLoading>
        </Boundary>
      )}
      <LateNotice />
    </PlatformProvider>
  )
}

const GoTo = ({ path }: { path: string }) => {
  useEffect(() => goTo(path, { replace: true }), [path])
  return null
}

/** If signing in is impossible, a toast says so. */
const refuse = ({ answer }: SignInRequest, { toast }: ShellPlatform) => {
  answer(null)
  toast({
    title: 'We couldn’t open the sign-in form',
    description: withoutCode('read').sentence,
    tone: 'danger',
  })
}

const useSessionState = ({ session, isSessionKnown }: ShellPlatform): SessionState => {
  const known = useStore(session)
  return useStore(isSessionKnown) ? known : 'unknown'
}

const Main = styled.main`
  display: block;
  min-height: calc(100dvh - 64px);
`

/** Visible only while it has the focus. */
const SkipLink = styled.a`
  position: absolute;
  top: ${space[2]};
  left: ${space[2]};
  z-index: ${layer.floating};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.sm};
  background: ${color.raised};
  translate: 0 -200%;
  &:focus {
    translate: none;
  }
`
