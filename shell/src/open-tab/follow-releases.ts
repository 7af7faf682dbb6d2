// Offers a reload after a release, a rollback or a switched-off app.
import type { Registry } from '@portal/releases/registry'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { onMissingFile } from '../import-file.ts'
import { keepTyped, restoreTyped } from './keep-typed.ts'
import { reloadForMissing } from './missing-file.ts'
import { ReleaseNotice } from './release-notice.tsx'
import { areSame, askLiveVersions, type LiveVersions, liveVersions } from './releases.ts'

/** While the tab is visible, and whenever it becomes visible. */
const lookEveryMs = 60_000

const reload = () => {
  keepTyped()
  window.location.reload()
}

export const followReleases = (registry: Registry): void => {
  const opened = liveVersions(registry)
  restoreTyped()
  onMissingFile(address => reloadForMissing(address, opened))

  // Its own root: the offer appears even if the page fails.
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  let refused: LiveVersions | undefined
  const look = async () => {
    if (document.hidden) return
    const live = await askLiveVersions()
    if (!live) return
    const isOffered = !areSame(live, opened) && !(refused && areSame(live, refused))
    const close = () => {
      refused = live
      root.render(null)
    }
    root.render(isOffered ? createElement(ReleaseNotice, { onReload: reload, onClose: close }) : null)
  }
  const lookAgain = async () => {
    await look()
    setTimeout(lookAgain, lookEveryMs)
  }
  setTimeout(lookAgain, lookEveryMs)
  document.addEventListener('visibilitychange', () => void look())
}
