/** The notice that the server draws hidden into every page (layout/late-notice.tsx). */
export const lateNoticeId = 'late'

/** When this page will not start, or no longer works; without the portal's code and styles. */
export const showLateNotice = (notice = document.getElementById(lateNoticeId)): void => {
  if (!notice) return
  notice.style.animation = 'none'
  notice.style.visibility = 'visible'
  if (!notice.isConnected) document.body.append(notice)
}
