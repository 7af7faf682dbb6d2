import '@portal/shared-ui/style-nonce'
import { registerGlobalPlugins, registerPlugins } from '@module-federation/enhanced/runtime'
import { forgetFirstAnswers } from '@portal/client/first-answers'
import * as sitePaths from '@portal/contract/site-paths'
import { ownTimeZone } from '@portal/contract/values/moment-words'
import { shellName } from '@portal/releases/names'
import { Boundary } from '@portal/shared-ui/boundary'
import { Button } from '@portal/shared-ui/button'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { hydrateRoot } from 'react-dom/client'
import { start } from 'single-spa'
import { withOverrides } from '../seam/overrides.ts'
import { readPageData } from '../seam/page-data.ts'
import { awaitFirstFrame } from './after-first-screen.ts'
import { registerApps } from './apps.ts'
import { Layout } from './layout/layout.tsx'
import { loadForLater } from './layout/load-on-demand.ts'
import { startFindingSession } from './load-find-session.ts'
import { checkedEntries, forgetFailedLibraries } from './load-remote.ts'
import { createPlatform } from './platform.ts'
import { keepPreference } from './preference.ts'
import { pulse } from './pulse.ts'
import { charge } from './reports/charge.ts'
import { report, startReporting } from './reports/report.ts'
import { lateNoticeId, showLateNotice } from './show-late-notice.ts'
import { keepSession } from './sign-in/keep-session.ts'
import { followTheme } from './theme.ts'

/** Needs neither router nor data. */
const PortalFailure = () => (
  <main>
    <ErrorPanel
      level={1}
      title="We couldn’t show this page"
      onRetry={() => window.location.reload()}
      retryText="Reload the page"
      actions={
        <Button asChild variant="outline">
          <a href={sitePaths.home}>Back to home</a>
        </Button>
      }
    >
      Nothing you saved is lost. Try reloading the page.
    </ErrorPanel>
  </main>
)

const page = readPageData()
const { overrides = {} } = page
const registry = withOverrides(page.registry, overrides)
const platform = createPlatform(page)

awaitFirstFrame()
followTheme(page.theme)
keepPreference('time-zone', ownTimeZone() ?? '')
platform.viewMode.subscribe(() => keepPreference('view-mode', platform.viewMode.get()))
keepSession(platform)
platform.session.subscribe(forgetFirstAnswers)
startReporting(page, overrides)
report({ app: shellName, version: registry.shell.version, kind: 'load', stage: 'boot' })

const portal = document.getElementById('portal')
if (!portal) throw new Error('The page has no #portal element. It must be the one that shell/server draws.')

registerGlobalPlugins([forgetFailedLibraries]) // also in the apps' runtimes
registerPlugins([checkedEntries])
const lateNotice = document.getElementById(lateNoticeId)
const sayFailure = (error: unknown) => {
  void charge({ app: shellName, version: registry.shell.version, kind: 'failure', stage: 'render', error })
  console.error(error)
}
const apps = registerApps(registry, platform)
hydrateRoot(
  portal,
  <Boundary fallback={() => <PortalFailure />}>
    <Layout
      registry={registry}
      platform={platform}
      apps={apps}
      overrides={overrides}
      {...(page.session === 'unknown' && { findSession: startFindingSession(platform) })}
    />
  </Boundary>,
  {
    onCaughtError: sayFailure,
    onUncaughtError: error => {
      sayFailure(error)
      showLateNotice(lateNotice)
    },
  },
)

start()
pulse?.start()
loadForLater({ registry, ...platform }, page)
