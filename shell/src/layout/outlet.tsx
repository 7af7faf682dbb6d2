// The place on the page where apps are drawn, each in its own element.
import { firstFrameEvent } from '@portal/shared-ui/platform/first-frame'
import { useEffect } from 'react'

const outletId = 'outlet'
const firstPaintId = 'first-paint'

/** The element that an app draws in; single-spa asks for it at each mount. */
export const appElement = (name: string): HTMLElement => {
  const id = `app-${name}`
  const present = document.getElementById(id)
  if (present) return present
  const element = document.createElement('div')
  element.id = id
  document.getElementById(outletId)?.append(element)
  return element
}

const removeFirstPaint = () => document.getElementById(firstPaintId)?.remove()

interface OutletProps {
  /** HTML of the route's first paint; only on the server. */
  firstPaint: string | undefined
  /** The drawn route is no longer the one that is shown, or its app has failed. */
  isFirstPaintOver: boolean
}

/**
 * Holds the route's first paint from the server until the app has drawn its own first frame. React does not touch
 * the content: the server wrote it, and the apps own it from then on.
 */
export const Outlet = ({ firstPaint = '', isFirstPaintOver }: OutletProps) => {
  useEffect(() => {
    window.addEventListener(firstFrameEvent, removeFirstPaint)
    return () => window.removeEventListener(firstFrameEvent, removeFirstPaint)
  }, [])
  useEffect(() => {
    if (isFirstPaintOver) removeFirstPaint()
  }, [isFirstPaintOver])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from the app's own components while it was built
  return <div id={outletId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstPaint }} />
}
