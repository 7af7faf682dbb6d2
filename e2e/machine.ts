// What stories and benches take from the machine that they run on.
import { createServer } from 'node:net'
import { ownFonts } from '../shared-ui/stories/own-fonts.ts'

/**
 * What Chromium does without. It takes the last list only, so this one names what Playwright's own leaves out, and then what each
 * window would start in processes of its own, for as much work as a page of the portal: the address bar's suggestions, which are
 * pages, and a renderer that waits for another site.
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
]

/** The Chromium that CHROMIUM names, with nothing in the background, no graphics card, and no font of the machine. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  env: { ...process.env, ...ownFonts },
  args: [
    '--no-sandbox',
    '--disable-gpu', // no machine should emulate one on its processor
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--disable-features=${withoutFeatures.join(',')}`,
  ],
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
