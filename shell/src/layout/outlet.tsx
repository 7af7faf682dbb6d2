import { firstPaintId } from '@portal/releases/names'
import { firstFrameEvent } from '@portal/shared-ui/platform/first-frame'
import { useEffect, useLayoutEffect } from 'react'
import { carryOver } from './carry-over.ts'

const outletId = 'outlet'

/** Holds the apps' elements, and outlives the outlet, which React replaces when it cannot take over what the server drew. */
let stage: HTMLElement | undefined

const putStage = () => {
  stage ??= document.createElement('div')
  const outlet = document.getElementById(outletId)
  if (stage.parentElement !== outlet) outlet?.append(stage)
  return stage
}

export const newAppElement = (name: string): HTMLElement => {
  const element = document.createElement('div')
  element.id = `app-${name}`
  putStage().append(element)
  return element
}

const removeFirstPaint = () => document.getElementById(firstPaintId)?.remove()

/** What was done on the drawn page follows in the same task, before anything is painted. */
const takeOver = () => {
  const drawn = document.getElementById(firstPaintId)
  if (!drawn) return
  const carry = carryOver(drawn, putStage())
  drawn.remove()
  queueMicrotask(carry)
}

interface OutletProps {
  /** HTML of the route's first paint; only on the server. */
  firstPaint: string | undefined
  /** The drawn route is no longer shown, or its app has failed. */
  isFirstPaintOver: boolean
}

/** React does not touch the content: it is the server's first paint, then the apps' own. */
export const Outlet = ({ firstPaint = '', isFirstPaintOver }: OutletProps) => {
  useLayoutEffect(() => void putStage(), [])
  useEffect(() => {
    window.addEventListener(firstFrameEvent, takeOver)
    return () => window.removeEventListener(firstFrameEvent, takeOver)
  }, [])
  useEffect(() => {
    if (isFirstPaintOver) removeFirstPaint()
  }, [isFirstPaintOver])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from the app's own components while it was built
  return <div id={outletId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstPaint }} />
}
