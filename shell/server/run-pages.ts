// The pages without the API, which runs elsewhere, at API_URL.
import { errorAnswer } from '@portal/contract/error-answer'
import { openReleaseStore } from '@portal/releases/store/release-store'
import { readDataDir } from '@portal/server/data-dir'
import { log } from '@portal/server/log'
import { withoutPagesKey } from '@portal/server/pages-key'
import { refuseBusyPort } from '@portal/server/refuse-busy-port'
import { runServer } from '@portal/server/run-server'
import { readEnvironment } from '@portal/settings/environment'
import { readPageSettings } from './page-settings.ts'
import { passOn } from './pass-on.ts'
import { createShellServer } from './shell-server.ts'
import { readSiteOrigin } from './site-origin.ts'
import type { Pauses } from './watch-releases.ts'

/** `pauses` between two checks of how releases are doing. */
export const runPages = (pauses?: Pauses): Promise<void> =>
  runServer(async ({ addressOf, isStopping, listen, variables }) => {
    const { API_URL, PORT, PAGES_KEY: pagesKey } = readEnvironment(variables)
    if (!API_URL)
      throw new Error(
        'The environment variable API_URL is missing: set it to the address of the API, such as http://localhost:3001.',
      )
    refuseBusyPort(PORT)
    const api = passOn(API_URL, addressOf)
    const pages = await createShellServer({
      store: openReleaseStore(readDataDir(variables)),
      settings: readPageSettings(variables),
      siteOrigin: readSiteOrigin(variables),
      callApi: api,
      pagesKey,
      isStopping,
      pauses,
    })
    if (!pagesKey) log.tell(withoutPagesKey)
    log.tell(`The pages are at ${listen(PORT, { api, pages, health: pages, refuse: errorAnswer })}`)
  })
