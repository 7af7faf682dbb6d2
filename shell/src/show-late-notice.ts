/** The id of the notice that the server draws hidden into every page (layout/late-notice.tsx). */
export const lateNoticeId = 'late'

/**
 * Shows the notice right away, when it is clear that this page will not start, or no longer works. It must work without the portal's
 * code and styles.
 */
export const showLateNotice = (notice = document.getElementById(lateNoticeId)): void => {
  if (!notice) return
  notice.style.animation = 'none'
  notice.style.visibility = 'visible'
  if (!notice.isConnected) document.body.append(notice)
}
