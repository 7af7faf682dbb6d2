// What stories and benches take from their machine.
import { ownFonts } from '../shared-ui/stories/own-fonts.ts'

/**
 * Chromium uses only the last list of features, so this one repeats Playwright's. The address bar's suggestions and a
 * spare renderer are processes as expensive as a page. The last one would keep the local tile server from pages that
 * a story has changed, which Chromium takes for pages from elsewhere.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'LocalNetworkAccessChecks',
]

/** Chromium without background tasks, a graphics card, or the machine's fonts. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  env: { ...process.env, ...ownFonts },
  args: [
    '--no-sandbox',
    '--disable-gpu', // avoids emulating one on the processor
    '--in-process-gpu', // handing each frame to another process took an eighth of a page's time
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--font-render-hinting=none', // as pages are drawn on most screens
    `--disable-features=${withoutFeatures.join(',')}`,
  ],
}
