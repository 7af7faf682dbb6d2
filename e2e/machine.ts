// What stories and benches take from the machine that they run on.
import { ownFonts } from '../shared-ui/stories/own-fonts.ts'

/**
 * Chromium features to turn off. Chromium uses only the last list, so this one repeats Playwright's. The others would start
 * processes for each window, as expensive as a page of the portal: the address bar's suggestions, which are pages, and
 * a spare renderer for another site. The last one would keep the local tile server from pages that a story has changed,
 * which Chromium takes for pages from elsewhere.
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

/** The Chromium in CHROMIUM, without background tasks, a graphics card, or the machine's fonts. */
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
