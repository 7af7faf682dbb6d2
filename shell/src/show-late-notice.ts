/** Of the notice that the server draws hidden into every page (layout/late-notice.tsx). */
export const lateNoticeId = 'late'

/**
 * Shows the notice at once, when it is known that this page will not start, or no longer works. Nothing of the portal may be needed for
 * that: neither its code nor its styles.
 */
export const showLateNotice = (notice = document.getElementById(lateNoticeId)): void => {
  if (!notice) return
  notice.style.animation = 'none'
  notice.style.visibility = 'visible'
  if (!notice.isConnected) document.body.append(notice)
}
